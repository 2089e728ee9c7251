#pragma once
#include "accounts/account_part.hpp"

namespace wheelwright::reports {

// What was reported of a user's wheels, which goes with them; what they reported under their address, which
// loses it; and, with the admin role, what they decided.
class ReportsOfAccount final : public accounts::AccountPart {
public:
    std::string_view name() const override { return "reports"; }
    boost::json::value exported(storage::Connection& connection, std::string_view userId) const override;
    void erase(storage::Connection& connection, std::string_view userId) const override;
};

} // namespace wheelwright::reports
