#pragma once
#include "accounts/credits.hpp"
#include "accounts/signing_keys.hpp"
#include "accounts/user.hpp"

namespace wheelwright::accounts {

// Who an access token speaks for.
struct Bearer {
    std::string userId;
    std::string sessionId;
};

// Access tokens: short-lived, signed by our keys, for this product at this address only.
class AccessTokens {
public:
    AccessTokens(SigningKeys& keys, Clock const& clock, std::string issuer, CreditRules const& credits = {})
        : keys_{keys}, clock_{clock}, issuer_{std::move(issuer)}, credits_{credits} {}

    std::string issue(User const& user, std::string_view sessionId);
    std::optional<Bearer> check(std::string_view token);

private:
    SigningKeys& keys_;
    Clock const& clock_;
    std::string issuer_;
    CreditRules credits_;
};

} // namespace wheelwright::accounts
