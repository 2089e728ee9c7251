#pragma once
#include "base/clock.hpp"
#include "storage/query.hpp"
#include <boost/json/object.hpp>
#include <optional>
#include <string_view>

namespace wheelwright::ledger {

enum class Tier { Free, Pro, Premium };
std::string_view nameOf(Tier tier);
std::optional<Tier> tierNamed(std::string_view name);

struct Subscription {
    Tier tier = Tier::Free;
    std::optional<Instant> expires;

    // The subscription that applies at that moment: free after the expiry.
    Subscription at(Instant now) const;
    boost::json::object json() const;
};

// From the columns tier and tier_expires_at of users.
Subscription subscriptionIn(storage::Row const& row);

} // namespace wheelwright::ledger
