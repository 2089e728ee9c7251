#include "ledger/tier.hpp"
#include <cstdlib>

namespace wheelwright::ledger {

std::string_view nameOf(Tier tier) {
    switch (tier) {
        case Tier::Free: return "free";
        case Tier::Pro: return "pro";
        case Tier::Premium: return "premium";
    }
    std::abort(); // a new tier fails the build above
}

std::optional<Tier> tierNamed(std::string_view name) {
    for (auto const tier : {Tier::Free, Tier::Pro, Tier::Premium})
        if (nameOf(tier) == name) return tier;
    return std::nullopt;
}

Subscription Subscription::at(Instant now) const {
    if (tier == Tier::Free || (expires && *expires <= now)) return {};
    return *this;
}

boost::json::object Subscription::json() const {
    boost::json::object object{{"tier", nameOf(tier)}, {"expires", nullptr}};
    if (expires) object["expires"] = isoTime(*expires);
    return object;
}

Subscription subscriptionIn(storage::Row const& row) {
    Subscription subscription{.tier = tierNamed(row.get<std::string>("tier")).value_or(Tier::Free),
                              .expires = {}};
    if (auto const expires = row.get<std::optional<std::int64_t>>("tier_expires_at"))
        subscription.expires = instantOf(*expires);
    return subscription;
}

} // namespace wheelwright::ledger
