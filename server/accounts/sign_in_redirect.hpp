#pragma once
#include "accounts/sessions.hpp"
#include "http/response.hpp"

namespace wheelwright::accounts {

// Why a sign-in by navigation failed: a code that the page has a text for, and a sentence.
struct SignInFailure {
    std::string_view providerName;
    std::string_view code;
    std::string_view message;
};

// Both redirect to the page. Tokens are in the fragment, which a browser doesn't send to a server.
http::Response signInFailed(SignInFailure const& failure);
http::Response signedInRedirect(std::string_view returnTo, SessionTokens const& tokens);

} // namespace wheelwright::accounts
