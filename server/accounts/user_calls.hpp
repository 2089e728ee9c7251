#pragma once
#include "accounts/accounts.hpp"
#include "http/response.hpp"

// The user's own account: view it, export it, delete it.
namespace wheelwright::accounts {

http::Response getProfile(Accounts& accounts, http::Request const& request);
http::Response exportAccount(Accounts& accounts, http::Request const& request);
http::Response deleteAccount(Accounts& accounts, http::Request const& request);

} // namespace wheelwright::accounts
