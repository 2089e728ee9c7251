#pragma once
#include "accounts/account_part.hpp"

namespace wheelwright::ideas {

// The wheels a model made for a user: when, not what was asked for.
struct IdeasOfAccount final : accounts::AccountPart {
    std::string_view name() const override { return "wheelsFromModel"; }
    boost::json::value exported(storage::Connection& connection, std::string_view userId) const override;
    void erase(storage::Connection& connection, std::string_view userId) const override;
};

} // namespace wheelwright::ideas
