#pragma once
#include "accounts/sessions/key.hpp"
#include "accounts/sessions/token.hpp"
#include "base/clock.hpp"
#include "base/result.hpp"
#include "base/text.hpp"
#include <boost/json/object.hpp>
#include <mutex>

namespace wheelwright::accounts {

struct OpenIdPlaces {
    std::string issuer;
    std::string authorize;
    std::string token;
    std::string keys;
    std::string userInfo = {}; // empty: it has none
};

// The addresses in a discovery document, which must be the issuer's own.
Result<OpenIdPlaces> placesIn(boost::json::object const& document, std::string_view issuer);

// An OpenID provider's addresses and keys, fetched when needed and cached. An unknown key id means that the
// provider has rotated its keys. But anyone can make up a key id, so unknown ids cause at most one fetch in
// five minutes, and one in half a minute while fetches fail. Keys are fetched again after an hour: otherwise
// a key that the provider has withdrawn would stay valid.
class ProviderKeys {
public:
    ProviderKeys(std::string providerName, std::string issuer, Clock const& clock)
        : providerName_{std::move(providerName)}, issuer_{std::move(issuer)}, clock_{clock} {}

    Result<OpenIdPlaces> places();
    Result<Key> keyOf(Token const& token);

private:
    struct Pinned {
        Key key;
        std::string alg;    // empty: any that fits the key
        std::string issuer; // whose tokens it signs; may contain {tenantid}; empty: the provider's
    };
    Result<OpenIdPlaces> discover() const;
    Result<void> readKeys(std::string const& url);
    std::optional<Error> recentFailure() const;
    Error failed(Error const& error);
    std::optional<Pinned> find(std::string_view kid) const;

    std::string providerName_;
    std::string issuer_;
    Clock const& clock_;
    std::mutex guard_;
    std::optional<OpenIdPlaces> places_;
    Instant placesAt_;
    TextMap<Pinned> keys_;
    std::optional<Instant> readAt_; // set even if the list had no usable key
    Instant unknownMayAskAt_;
    std::optional<Error> failure_; // of the last fetch that failed
    Instant failedAt_;
};

} // namespace wheelwright::accounts
