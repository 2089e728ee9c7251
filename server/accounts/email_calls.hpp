#pragma once
#include "accounts/accounts.hpp"
#include "http/response.hpp"

// Signing in by a link in a mail.
namespace wheelwright::accounts {

http::Response askForLink(Accounts& accounts, http::Request const& request);
http::Response verifyLink(Accounts& accounts, http::Request const& request);

} // namespace wheelwright::accounts
