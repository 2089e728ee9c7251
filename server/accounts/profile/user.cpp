#include "accounts/profile/user.hpp"
#include "base/clock.hpp"
#include <cstdlib>

namespace wheelwright::accounts {

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

std::string_view nameOf(Role role) {
    switch (role) {
        case Role::User: return "user";
        case Role::Admin: return "admin";
    }
    std::abort(); // a new role fails the build above
}

std::optional<Role> roleNamed(std::string_view name) {
    for (auto const role : {Role::User, Role::Admin})
        if (nameOf(role) == name) return role;
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

} // namespace wheelwright::accounts
