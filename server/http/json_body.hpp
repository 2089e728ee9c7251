#pragma once
#include "base/result.hpp"
#include "http/request.hpp"
#include <boost/json/object.hpp>

namespace wheelwright::http {

// The body as one JSON object. Refused with a sentence: another content type,
// broken JSON, nesting over 64, a key twice in one object (which of the two
// counts would be a guess), numbers no double can hold, text that is not Unicode.
Result<boost::json::object> jsonBody(Request const& request);

Result<boost::json::object> parseJsonObject(std::string_view text);

} // namespace wheelwright::http
