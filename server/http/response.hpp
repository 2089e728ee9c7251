#pragma once
#include "base/result.hpp"
#include <boost/json/object.hpp>
#include <memory>
#include <string>
#include <string_view>

namespace wheelwright::http {

// Which of the two header sets an answer gets: a page may load scripts, nothing else may.
enum class ContentPolicy { Nothing, Page };

struct Response {
    unsigned status = 200;
    std::string headers; // finished lines, each with its CRLF
    std::string body;
    std::string_view shared; // a body that lives elsewhere and is sent without a copy
    ContentPolicy policy = ContentPolicy::Nothing;

    Response& header(std::string_view name, std::string_view value);
    std::string_view content() const { return shared.data() != nullptr ? shared : std::string_view{body}; }
};

Response jsonResponse(unsigned status, boost::json::object const& document);
Response textResponse(unsigned status, std::string_view type, std::string body);
Response emptyResponse(unsigned status);

// {"success": false, "code": …, "message": …} with the status of the fault.
Response errorResponse(Error const& error);
Response errorResponse(unsigned status, std::string_view code, std::string_view message);
Response busyResponse(std::string_view code, std::string_view message, unsigned retryAfterSeconds);

std::string_view reasonPhrase(unsigned status);

} // namespace wheelwright::http
