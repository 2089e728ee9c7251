#include "accounts/sign_in/id_token.hpp"
#include "accounts/sign_in/provider.hpp"
#include "base/clock.hpp"
#include "base/json.hpp"
#include <algorithm>
#include <boost/json/array.hpp>

namespace wheelwright::accounts {
namespace {

constexpr std::int64_t kIdTokenSkew = 60;
constexpr std::string_view kPlaceholder = "{tenantid}";
constexpr std::size_t kTenantLength = 36;

Error invalid() {
    return providerError("token_invalid", "The sign-in provider's answer belongs to another sign-in.");
}

bool isTenant(std::string_view text) {
    return text.size() == kTenantLength && std::ranges::all_of(text, [](char c) {
               return (c >= 'a' && c <= 'f') || (c >= '0' && c <= '9') || c == '-';
           });
}

// A token with several audiences must name us as its authorised party (azp).
bool isMadeFor(Token const& token, std::string_view clientId) {
    auto const party = textAt(token.claims, "azp");
    auto const* const audience = token.claims.if_contains("aud");
    bool const several = audience != nullptr && audience->is_array() && audience->get_array().size() > 1;
    return isFor(token, clientId) && (party == clientId || (party.empty() && !several));
}

} // namespace

bool isIssuer(std::string_view given, std::string_view issuer) {
    auto const at = issuer.find(kPlaceholder);
    if (at == std::string_view::npos) return given == issuer;
    auto const after = issuer.substr(at + kPlaceholder.size());
    return given.size() == at + kTenantLength + after.size() && given.starts_with(issuer.substr(0, at)) &&
           isTenant(given.substr(at, kTenantLength)) && given.ends_with(after);
}

std::optional<Error> faultIn(Token const& token, IdTokenNeeds const& needs) {
    auto const& claims = token.claims;
    auto const now = secondsOf(needs.now);
    auto const expires = numberAt(claims, "exp");
    auto const issuedAt = numberAt(claims, "iat");
    bool const ours = isIssuer(textAt(claims, "iss"), needs.issuer) && isMadeFor(token, needs.clientId) &&
                      !needs.nonce.empty() && textAt(claims, "nonce") == needs.nonce &&
                      !textAt(claims, "sub").empty() && expires && issuedAt &&
                      *issuedAt <= now + kIdTokenSkew;
    if (!ours) return invalid();
    if (now >= *expires + kIdTokenSkew)
        return providerError("token_expired", "The sign-in took too long. Try again.");
    return std::nullopt;
}

} // namespace wheelwright::accounts
