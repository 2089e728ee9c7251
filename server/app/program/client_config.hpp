#pragma once
#include "accounts/accounts.hpp"
#include "app/settings/settings.hpp"
#include "http/response.hpp"

namespace wheelwright::app {

// What a page needs to know about this server before a user signs in. An unset key is null.
http::Response getClientConfig(accounts::Accounts const& accounts, Settings const& settings);

} // namespace wheelwright::app
