#pragma once
#include "accounts/sign_in_attempts.hpp"
#include "accounts/user.hpp"
#include "base/result.hpp"

namespace wheelwright::accounts {

// What the provider sent along when the browser came back.
struct Return {
    std::string code;
    std::optional<std::string> issuer; // RFC 9207, where the provider says it
};

// One of the five ways to sign in elsewhere. An Error's code is one of the page's catalogue:
// invalid_client, server_error, temporarily_unavailable, token_signature, token_invalid, token_expired.
struct Provider {
    virtual ~Provider() = default;
    virtual std::string_view name() const = 0;
    virtual bool configured() const = 0;

    // Where to send the browser.
    virtual Result<std::string> signInAddress(StartedAttempt const& started, std::string const& redirect) = 0;

    // Who came back.
    virtual Result<Identity> identify(Return const& returned, Attempt const& attempt,
                                      std::string const& redirect) = 0;
};

} // namespace wheelwright::accounts
