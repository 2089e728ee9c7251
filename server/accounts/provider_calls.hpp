#pragma once
#include "accounts/accounts.hpp"
#include "http/response.hpp"
#include <boost/json/array.hpp>

// Sign-in at a provider: the browser leaves and comes back. Both are navigations, so every error redirects to
// the sign-in page with a code that the page has a text for.
namespace wheelwright::accounts {

boost::json::array providersJson(Accounts const& accounts);
http::Response listProviders(Accounts& accounts);
http::Response startSignIn(Accounts& accounts, http::Request const& request);
http::Response finishSignIn(Accounts& accounts, http::Request const& request);

// A form that a provider's page posts arrives without our cookie. The server stores its code and redirects
// the browser to our callback. That request has the cookie, which proves that this browser started the
// sign-in.
http::Response receivePostedReturn(Accounts& accounts, http::Request const& request);

} // namespace wheelwright::accounts
