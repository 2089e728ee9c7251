#pragma once
#include "accounts/sessions.hpp"
#include "http/response.hpp"

namespace wheelwright::accounts {

// Why a sign-in by navigation failed: a code of the page's catalogue and a sentence.
struct SignInFailure {
    std::string_view providerName;
    std::string_view code;
    std::string_view message;
};

// Both lead back into the page. Tokens travel in the fragment, which no server and no log sees.
http::Response signInFailed(SignInFailure const& failure);
http::Response signedInRedirect(std::string_view returnTo, SessionTokens const& tokens);

} // namespace wheelwright::accounts
