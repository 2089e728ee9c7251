#include "http/origin_policy.hpp"
#include <algorithm>

namespace wheelwright::http {
namespace {

using boost::beast::http::field;

std::string_view authorityOf(std::string_view origin) {
    auto const scheme = origin.find("://");
    return scheme == std::string_view::npos ? std::string_view{} : origin.substr(scheme + 3);
}

} // namespace

bool OriginPolicy::isListed(std::string_view origin) const {
    return std::ranges::find(listed_, origin) != listed_.end();
}

bool OriginPolicy::mayChangeState(Request const& request) const {
    auto const origin = request.header(field::origin);
    if (origin.empty()) return request.header("Sec-Fetch-Site") != "cross-site";
    if (origin == publicOrigin_ || isListed(origin)) return true;
    auto const authority = authorityOf(origin); // "null" has none
    return !authority.empty() && authority == request.header(field::host);
}

bool OriginPolicy::isPreflight(Request const& request) const {
    return request.method == Method::options && !request.header("Access-Control-Request-Method").empty();
}

Response OriginPolicy::preflight(Request const& request, std::string_view allow) const {
    if (!isListed(request.header(field::origin)))
        return errorResponse(403, "foreign_origin", "Pages of this origin may not call this server.");
    auto response = emptyResponse(204);
    response.header("Access-Control-Allow-Methods", allow)
        .header("Access-Control-Allow-Headers", "Authorization, Content-Type, X-Magic-Link")
        .header("Access-Control-Max-Age", "600");
    return response;
}

void OriginPolicy::addHeaders(Request const& request, Response& response) const {
    if (listed_.empty()) return;
    response.header("Vary", "Origin");
    auto const origin = request.header(field::origin);
    if (isListed(origin)) response.header("Access-Control-Allow-Origin", origin);
}

} // namespace wheelwright::http
