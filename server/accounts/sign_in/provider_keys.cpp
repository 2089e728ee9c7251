#include "accounts/sign_in/provider_keys.hpp"
#include "accounts/sign_in/id_token.hpp"
#include "accounts/sign_in/provider.hpp"
#include "base/deadline.hpp"
#include "base/json.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;

constexpr auto kPlacesKept = 1h;
constexpr auto kKeysKept = 1h;
constexpr auto kFailureKept = 1s;
constexpr auto kBetweenQuestions = 5min;
constexpr auto kAfterFailedQuestion = 30s;

// Microsoft's document for all tenants is under "common".
std::string discoveryAddress(std::string issuer) {
    constexpr std::string_view placeholder = "{tenantid}";
    if (auto const at = issuer.find(placeholder); at != std::string::npos)
        issuer.replace(at, placeholder.size(), "common");
    while (issuer.ends_with('/'))
        issuer.pop_back();
    return issuer + "/.well-known/openid-configuration";
}

} // namespace

Result<OpenIdPlaces> placesIn(boost::json::object const& document, std::string_view issuer) {
    OpenIdPlaces places{
        std::string{textAt(document, "issuer")}, std::string{textAt(document, "authorization_endpoint")},
        std::string{textAt(document, "token_endpoint")}, std::string{textAt(document, "jwks_uri")},
        std::string{textAt(document, "userinfo_endpoint")}};
    // A document of another issuer would let that issuer sign in as any user.
    if (places.issuer != issuer || places.authorize.empty() || places.token.empty() || places.keys.empty())
        return unexpectedAnswer();
    return places;
}

Result<OpenIdPlaces> ProviderKeys::discover() const {
    auto const answer = askProvider(providerName_, {discoveryAddress(issuer_)});
    if (!answer) return answer.error();
    if (!answer->is_object()) return unexpectedAnswer();
    return placesIn(answer->get_object(), issuer_);
}

// Requests that waited for a slow provider share its failure. Otherwise each would ask and wait again, until
// all workers wait.
std::optional<Error> ProviderKeys::recentFailure() const {
    return failure_ && !isDue(failedAt_, clock_.now(), kFailureKept) ? failure_ : std::nullopt;
}

Error ProviderKeys::failed(Error const& error) {
    failure_ = error;
    failedAt_ = clock_.now();
    return error;
}

Result<OpenIdPlaces> ProviderKeys::places() {
    std::lock_guard const lock{guard_};
    if (places_ && !isDue(placesAt_, clock_.now(), kPlacesKept)) return *places_;
    if (auto const failure = recentFailure()) return *failure;
    auto const found = discover();
    if (!found) return failed(found.error());
    places_ = *found;
    placesAt_ = clock_.now();
    return found;
}

std::optional<ProviderKeys::Pinned> ProviderKeys::find(std::string_view kid) const {
    auto const found = keys_.find(kid);
    return found == keys_.end() ? std::nullopt : std::optional{found->second};
}

Result<void> ProviderKeys::readKeys(std::string const& url) {
    auto const answer = askProvider(providerName_, {url});
    if (!answer) return answer.error();
    auto const* const list = answer->is_object() ? listAt(answer->get_object(), "keys") : nullptr;
    if (list == nullptr) return unexpectedAnswer();
    readAt_ = clock_.now();
    keys_.clear();
    for (auto const& entry : *list) {
        if (!entry.is_object()) continue;
        auto const& jwk = entry.get_object();
        auto const use = textAt(jwk, "use");
        auto key = Key::fromJwk(jwk);
        if (!key || !(use.empty() || use == "sig")) continue;
        keys_.insert_or_assign(
            std::string{textAt(jwk, "kid")},
            Pinned{std::move(*key), std::string{textAt(jwk, "alg")}, std::string{textAt(jwk, "issuer")}});
    }
    return {};
}

Result<Key> ProviderKeys::keyOf(Token const& token) {
    auto const places = this->places();
    if (!places) return places.error();
    auto const kid = textAt(token.header, "kid");
    auto const alg = textAt(token.header, "alg");
    std::lock_guard const lock{guard_};
    auto found = find(kid);
    auto const now = clock_.now();
    bool const isOld = !readAt_ || isDue(*readAt_, now, kKeysKept);
    bool const mayAsk = isOver(unknownMayAskAt_, now, kBetweenQuestions);
    if (isOld || (!found && mayAsk)) {
        if (auto const failure = recentFailure()) return *failure;
        auto const read = readKeys(places->keys);
        if (!isOld) unknownMayAskAt_ = now + (read ? kBetweenQuestions : kAfterFailedQuestion);
        if (!read) return failed(read.error());
        found = find(kid);
    }
    // Microsoft's list for all tenants also contains keys of single tenants, which must not sign for other
    // tenants.
    bool const isTheirs =
        found && (found->issuer.empty() || isIssuer(textAt(token.claims, "iss"), found->issuer));
    if (!isTheirs || !(found->alg.empty() || found->alg == alg))
        return providerError("token_signature", "The sign-in provider's signature couldn't be verified.");
    return found->key;
}

} // namespace wheelwright::accounts
