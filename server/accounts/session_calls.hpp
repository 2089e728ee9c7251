#pragma once
#include "accounts/accounts.hpp"
#include "http/response.hpp"

// The calls of a session: continue it, check that it is valid, end it.
namespace wheelwright::accounts {

http::Response refreshSession(Accounts& accounts, http::Request const& request);
http::Response sessionStatus();
http::Response logout(Accounts& accounts, http::Request const& request);
http::Response publicKeys(Accounts& accounts);

http::Response listSessions(Accounts& accounts, http::Request const& request);
http::Response endSession(Accounts& accounts, http::Request const& request); // the one in the path
http::Response endAllSessions(Accounts& accounts, http::Request const& request);

// The JSON answer to a successful sign-in or refresh.
boost::json::object tokensJson(SessionTokens const& tokens);

} // namespace wheelwright::accounts
