#pragma once
#include "accounts/accounts.hpp"
#include "app/settings.hpp"
#include "http/response.hpp"

namespace wheelwright::app {

// What a page needs to know of this server before anyone signs in. A key that is unset is null.
http::Response getClientConfig(accounts::Accounts const& accounts, Settings const& settings);

} // namespace wheelwright::app
