#pragma once
#include "accounts/account_part.hpp"

namespace wheelwright::ideas {

// The jobs of a user: when a model made a wheel and with what outcome, not the prompt, which isn't stored.
struct IdeasOfAccount final : accounts::AccountPart {
    std::string_view name() const override { return "wheelsFromModel"; }
    boost::json::value exported(storage::Connection& connection, std::string_view userId) const override;
    void erase(storage::Connection& connection, std::string_view userId) const override;
};

} // namespace wheelwright::ideas
