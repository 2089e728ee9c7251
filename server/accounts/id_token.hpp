#pragma once
#include "accounts/token.hpp"
#include "base/clock.hpp"
#include "base/result.hpp"

namespace wheelwright::accounts {

// What an ID token must say (OpenID Connect Core §3.1.3.7).
struct IdTokenNeeds {
    std::string_view issuer; // may hold {tenantid}
    std::string_view clientId;
    std::string_view nonce;
    Instant now;
};

// Empty when all holds. The signature was checked before.
std::optional<Error> faultIn(Token const& token, IdTokenNeeds const& needs);

// Whether `given` is the issuer, {tenantid} standing for any one tenant.
bool isIssuer(std::string_view given, std::string_view issuer);

} // namespace wheelwright::accounts
