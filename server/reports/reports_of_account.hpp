#pragma once
#include "accounts/profile/account_part.hpp"
#include "base/clock.hpp"
#include "storage/connection.hpp"

namespace wheelwright::reports {

// Reports about a user's wheels, the user's own reports and, with the admin role, their decisions. When the
// account is deleted, the cases go with the wheels; own reports and log entries stay without the user.
class ReportsOfAccount final : public accounts::AccountPart {
public:
    std::string_view name() const override { return "reports"; }
    boost::json::value exported(storage::Connection& connection, UserId const& userId) const override;
    void erase(storage::Connection& connection, UserId const& userId) const override;
};

// Deletes the personal data of reports when its retention time is over. Each function works inside the
// caller's transaction, changes at most `most` rows and returns how many it changed.

// Removes the reporters' email addresses and keeps the reports.
std::int64_t forgetAddresses(storage::Connection& connection, Instant before, std::int64_t most);

std::int64_t forgetModerations(storage::Connection& connection, Instant before, std::int64_t most);

} // namespace wheelwright::reports
