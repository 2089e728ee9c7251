#pragma once
#include "base/result.hpp"
#include "base/web_fetch.hpp"
#include <boost/json/value.hpp>

namespace wheelwright::accounts {

// A provider's answer as JSON. What goes wrong comes back with a code of the page's
// catalogue; the provider's own words go to the log at most as a status.
Result<boost::json::value> askProvider(std::string_view providerName, WebRequest const& request);

// The same, for exchanging a code: a provider that refuses us says whether the code or we are wrong.
Result<boost::json::object> askForTokens(std::string_view providerName, WebRequest const& request);

Error providerError(std::string_view code, std::string_view message);
Error oddAnswer();

} // namespace wheelwright::accounts
