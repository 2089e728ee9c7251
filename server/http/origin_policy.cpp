#include "http/origin_policy.hpp"
#include <algorithm>

namespace wheelwright::http {
namespace {

using boost::beast::http::field;

std::string_view schemeOf(std::string_view origin) {
    auto const end = origin.find("://");
    return end == std::string_view::npos ? std::string_view{} : origin.substr(0, end + 3);
}

// The origin as browsers write it: the host in small letters, without the usual port of the scheme.
std::string asBrowsersWrite(std::string origin) {
    std::ranges::transform(origin, origin.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    });
    std::string_view const usual = schemeOf(origin) == "https://" ? ":443" : ":80";
    if (origin.ends_with(usual)) origin.resize(origin.size() - usual.size());
    return origin;
}

} // namespace

OriginPolicy::OriginPolicy(std::string publicOrigin, std::vector<std::string> listed)
    : publicOrigin_{asBrowsersWrite(std::move(publicOrigin))}, listed_{std::move(listed)} {
    for (auto& origin : listed_)
        origin = asBrowsersWrite(std::move(origin));
}

bool OriginPolicy::isListed(std::string_view origin) const {
    return std::ranges::find(listed_, origin) != listed_.end();
}

bool OriginPolicy::mayChangeState(Request const& request) const {
    auto const origin = request.header(field::origin);
    if (isListed(origin)) return true;
    if (request.header("Sec-Fetch-Site") == "cross-site") return false;
    if (origin.empty() || origin == publicOrigin_) return true;
    // The page was opened under another name of this machine, such as 127.0.0.1. The origin "null" has no
    // scheme.
    auto const scheme = schemeOf(publicOrigin_);
    return !scheme.empty() && origin.starts_with(scheme) &&
           origin.substr(scheme.size()) == request.header(field::host);
}

bool OriginPolicy::isPreflight(Request const& request) const {
    return request.method == Method::options && !request.header("Access-Control-Request-Method").empty();
}

Response OriginPolicy::preflight(Request const& request, std::string_view allow) const {
    if (!isListed(request.header(field::origin)))
        return errorResponse(403, "foreign_origin", "Pages from this origin can't call this server.");
    auto response = emptyResponse(204);
    response.header("Access-Control-Allow-Methods", allow)
        .header("Access-Control-Allow-Headers", "Authorization, Content-Type, X-Magic-Link, X-Save-Id")
        .header("Access-Control-Max-Age", "600");
    return response;
}

void OriginPolicy::addHeaders(Request const& request, Response& response) const {
    if (listed_.empty()) return;
    response.header("Vary", "Origin");
    auto const origin = request.header(field::origin);
    bool const isForAnyone = response.headers.find("Access-Control-Allow-Origin") != std::string::npos;
    if (isListed(origin) && !isForAnyone) response.header("Access-Control-Allow-Origin", origin);
}

} // namespace wheelwright::http
