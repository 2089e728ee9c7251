#pragma once
#include "accounts/sessions/token.hpp"
#include "base/clock.hpp"
#include "base/result.hpp"

namespace wheelwright::accounts {

// The values that an ID token's claims must match (OpenID Connect Core §3.1.3.7).
struct IdTokenNeeds {
    std::string_view issuer; // may contain {tenantid}
    std::string_view clientId;
    std::string_view nonce;
    Instant now;
};

// Returns nullopt if the claims are valid. The caller has already checked the signature.
std::optional<Error> faultIn(Token const& token, IdTokenNeeds const& needs);

// Whether `given` is the issuer; {tenantid} matches the id of any tenant.
bool isIssuer(std::string_view given, std::string_view issuer);

} // namespace wheelwright::accounts
