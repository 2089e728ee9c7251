#pragma once
#include "base/result.hpp"
#include "http/request.hpp"
#include <boost/json/object.hpp>
#include <type_traits>

namespace wheelwright::http {

// The body as one JSON object. Returns an Error for another content type, broken JSON, nesting over 64, a
// repeated key in one object (it is unclear which of the two counts), numbers that no double can hold, and
// text that isn't Unicode.
Result<boost::json::object> jsonBody(Request const& request);

Result<boost::json::object> parseJsonObject(std::string_view text);

// The input of a call: what `read` makes of the body, a Result. Returns the Error of jsonBody or of `read`.
template <class Read, class... More>
auto readBody(Request const& request, Read const& read, More const&... more) {
    using Input = std::invoke_result_t<Read const&, boost::json::object const&, More const&...>;
    auto const body = jsonBody(request);
    return body ? read(*body, more...) : Input{body.error()};
}

} // namespace wheelwright::http
