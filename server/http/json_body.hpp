#pragma once
#include "base/result.hpp"
#include "http/request.hpp"
#include <boost/json/object.hpp>

namespace wheelwright::http {

// The body as one JSON object. Returns an Error for another content type, broken JSON, nesting over 64, a
// repeated key in one object (it is unclear which of the two counts), numbers that no double can hold, and
// text that isn't Unicode.
Result<boost::json::object> jsonBody(Request const& request);

Result<boost::json::object> parseJsonObject(std::string_view text);

} // namespace wheelwright::http
