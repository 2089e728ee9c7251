#pragma once
#include "accounts/account_rules.hpp"
#include "app/settings.hpp"

namespace wheelwright::app {

accounts::CreditRules creditRules(Settings const& settings);

accounts::AccountRules accountRules(Settings const& settings, std::string const& publicAddress);

} // namespace wheelwright::app
