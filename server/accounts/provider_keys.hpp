#pragma once
#include "accounts/key.hpp"
#include "accounts/token.hpp"
#include "base/clock.hpp"
#include "base/result.hpp"
#include "base/text_hash.hpp"
#include <mutex>

namespace wheelwright::accounts {

struct OpenIdPlaces {
    std::string issuer;
    std::string authorize;
    std::string token;
    std::string keys;
};

// An OpenID provider's addresses and keys, asked for once and kept. A key we do not know
// means that they have rotated theirs, but anyone can make up a key id: so at most one
// question in five minutes.
class ProviderKeys {
public:
    ProviderKeys(std::string providerName, std::string issuer, Clock const& clock)
        : providerName_{std::move(providerName)}, issuer_{std::move(issuer)}, clock_{clock} {}

    Result<OpenIdPlaces> places();
    Result<Key> keyOf(Token const& token);

private:
    struct Pinned {
        Key key;
        std::string alg; // empty: any that fits
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
    bool hasRead_ = false; // also a list without a single usable key
    std::optional<Instant> askedForUnknownAt_;
    std::optional<Error> failure_; // of the last question
    Instant failedAt_;
};

} // namespace wheelwright::accounts
