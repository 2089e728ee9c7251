#pragma once
#include "accounts/accounts.hpp"
#include "http/response.hpp"
#include <boost/json/array.hpp>

// Signing in at a provider: leave, come back. Both are navigations, so whatever goes
// wrong leads to the sign-in page with a code it has words for.
namespace wheelwright::accounts {

boost::json::array providersJson(Accounts const& accounts);
http::Response listProviders(Accounts& accounts);
http::Response startSignIn(Accounts& accounts, http::Request const& request);
http::Response finishSignIn(Accounts& accounts, http::Request const& request);

// A form that a provider's page posts comes without our cookie. What it brings is kept, and
// the browser is sent on by a link of ours, to which it adds the cookie: so it proves itself.
http::Response receivePostedReturn(Accounts& accounts, http::Request const& request);

} // namespace wheelwright::accounts
