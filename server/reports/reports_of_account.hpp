#pragma once
#include "accounts/account_part.hpp"

namespace wheelwright::reports {

// Reports about a user's wheels, the user's own reports and, with the admin role, their decisions. When the
// account is deleted, the cases go with the wheels; own reports and log entries stay without the user.
class ReportsOfAccount final : public accounts::AccountPart {
public:
    std::string_view name() const override { return "reports"; }
    boost::json::value exported(storage::Connection& connection, std::string_view userId) const override;
    void erase(storage::Connection& connection, std::string_view userId) const override;
};

} // namespace wheelwright::reports
