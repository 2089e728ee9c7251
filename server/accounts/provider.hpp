#pragma once
#include "accounts/sign_in_attempts.hpp"
#include "accounts/user.hpp"
#include "base/result.hpp"

namespace wheelwright::accounts {

// What the provider sends when the browser comes back.
struct Return {
    std::string code;
    std::optional<std::string> issuer; // RFC 9207, if the provider sends it
};

// One of the five sign-in providers. An Error's code is one that the page has a text for:
// invalid_client, server_error, temporarily_unavailable, token_signature, token_invalid, token_expired.
struct Provider {
    virtual ~Provider() = default;
    virtual std::string_view name() const = 0;
    virtual bool configured() const = 0;

    // The address to send the browser to.
    virtual Result<std::string> signInAddress(StartedAttempt const& started, std::string const& redirect) = 0;

    // Asks the provider which user signed in.
    virtual Result<Identity> identify(Return const& returned, Attempt const& attempt,
                                      std::string const& redirect) = 0;
};

} // namespace wheelwright::accounts
