#include "bridges/list_calls.hpp"
#include "base/json.hpp"
#include "http/json_body.hpp"

namespace wheelwright::bridges {
namespace {

Result<std::string> readUrl(boost::json::object const& given) {
    return std::string{textAt(given, "url")};
}

} // namespace

http::Response readList(ListSource& source, http::Request const& request) {
    auto const url = http::readBody(request, readUrl);
    if (!url) return http::errorResponse(url.error());
    auto const text = source.fetch(request.caller.userId, *url);
    if (!text) return http::errorResponse(text.error());
    auto response = http::jsonResponse(200, {{"success", true}, {"text", *text}});
    response.header("Cache-Control", "no-store");
    return response;
}

} // namespace wheelwright::bridges
