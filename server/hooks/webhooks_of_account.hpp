#pragma once
#include "accounts/profile/account_part.hpp"
#include "base/clock.hpp"

namespace wheelwright::hooks {

// The webhooks of a user, without their secrets, for the account's export. They go with the account.
struct WebhooksOfAccount final : accounts::AccountPart {
    std::string_view name() const override { return "webhooks"; }
    boost::json::value exported(storage::Connection& connection, UserId const& userId) const override;
    void erase(storage::Connection&, UserId const&) const override {} // by reference
};

// Deletes deliveries of events from before `before`, `most` of them at most.
std::int64_t forgetDeliveries(storage::Connection& connection, Instant before, std::int64_t most);

} // namespace wheelwright::hooks
