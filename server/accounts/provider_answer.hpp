#pragma once
#include "base/result.hpp"
#include "base/web_fetch.hpp"
#include <boost/json/value.hpp>

namespace wheelwright::accounts {

// A provider's answer as JSON. An error has a code that the page has a text for. The log gets no more of the
// provider's answer than its status.
Result<boost::json::value> askProvider(std::string_view providerName, WebRequest const& request);

// Exchanges a code for tokens. The error distinguishes a wrong code from wrong credentials of this server.
Result<boost::json::object> askForTokens(std::string_view providerName, WebRequest const& request);

Error providerError(std::string_view code, std::string_view message);
Error oddAnswer();

} // namespace wheelwright::accounts
