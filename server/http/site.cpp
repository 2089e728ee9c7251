#include "http/site.hpp"
#include "base/log.hpp"
#include "base/trace.hpp"
#include "http/socket_handshake.hpp"
#include <charconv>

namespace wheelwright::http {
namespace {

bool changesState(Method method) {
    return method != Method::get && method != Method::head && method != Method::options;
}

void appendNumber(std::string& out, std::size_t number) {
    char digits[20];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

Error notSignedIn() {
    return {Fault::NoSession, "not_authenticated", "Please sign in first."};
}

Response foreignOrigin() {
    return errorResponse(403, "foreign_origin", "Pages of another site may not change anything here.");
}

Response noSuchCall() {
    return errorResponse(404, "not_found", "There is no such call.");
}

bool mayHaveBody(unsigned status) {
    return status >= 200 && status != 204 && status != 304;
}

} // namespace

Site::Site(std::vector<Route> routes, Handler files, SiteRules rules, Metrics& metrics)
    : router_{std::move(routes), metrics},
      files_{std::move(files)},
      rules_{std::move(rules)},
      origins_{rules_.publicOrigin, rules_.corsOrigins},
      security_{rules_.publicOrigin.starts_with("https://"), rules_.verifierHosts, rules_.mediaOrigin},
      fileMeter_{metrics, "GET", "files"},
      otherMeter_{metrics, "any", "other"} {}

BodyPlan Site::planBody(Method method, std::string_view path, Fields const& fields) const {
    auto const match = router_.find(method, path);
    if (match.entry == nullptr) return {rules_.bodyLimit};
    auto const& route = match.entry->route;
    if (!route.takesForm || (rules_.ready && !rules_.ready()))
        return {route.bodyLimit > 0 ? route.bodyLimit : rules_.bodyLimit};
    // Nobody's megabytes are not worth receiving.
    if (route.access == Access::User && fields.count(boost::beast::http::field::authorization) == 0)
        return {.limit = rules_.bodyLimit, .refusal = notSignedIn()};
    auto const type = fields[boost::beast::http::field::content_type];
    auto form = route.takesForm({type.data(), type.size()});
    return {form->mostBytes(), form->tooLarge(), std::move(form)};
}

Plan Site::plan(Request& request) const {
    if (request.method == Method::unknown)
        return refuse(errorResponse(501, "unknown_method", "This server does not know that method."));
    auto match = router_.find(request.method, request.path);
    bool const mayBeForeign = match.entry != nullptr && match.entry->route.takesForeignForms;
    if (changesState(request.method) && !mayBeForeign && !origins_.mayChangeState(request))
        return refuse(foreignOrigin());
    if (match.entry == nullptr) return withoutRoute(request, match.allow);
    auto const& route = match.entry->route;
    if (rules_.ready && route.path != "/api/health" && !rules_.ready())
        return refuse(busyResponse("starting", "The server is starting. Please try again in a moment.", 1));
    if (rules_.limiter != nullptr) {
        // What users do is counted by user once they are known; until then by where they are.
        auto const rate = needsSession(route.access) ? RateClass::Calls : route.rate;
        auto const wait = rules_.limiter->waitFor(rate, request.sourceNetwork);
        if (wait.count() > 0) return {tooManyResponse(wait), match.entry};
    }
    request.captures = std::move(match.captures);
    return {route.fromMemory ? route.fromMemory(request) : std::nullopt, match.entry};
}

Plan Site::withoutRoute(Request const& request, std::string const& allow) const {
    if (!allow.empty()) {
        if (origins_.isPreflight(request)) return refuse(origins_.preflight(request, allow));
        auto response =
            request.method == Method::options
                ? emptyResponse(204)
                : errorResponse(405, "method_not_allowed", "This address does not take that method.");
        response.header("Allow", allow);
        return refuse(std::move(response));
    }
    if (request.path.starts_with("/api/") || request.path == "/api") return refuse(noSuchCall());
    if (request.method != Method::get && request.method != Method::head) {
        auto response = errorResponse(405, "method_not_allowed", "This address does not take that method.");
        response.header("Allow", "GET, HEAD");
        return refuse(std::move(response));
    }
    return {guarded(files_, request, "files"), nullptr};
}

// An unexpected exception must not end the process nor tell the caller what broke.
Response Site::guarded(Handler const& handler, Request const& request,
                       std::string_view route) const noexcept {
    std::string problem = "unknown";
    bool temporary = false;
    try {
        return handler(request);
    } catch (std::exception const& exception) {
        problem = exception.what();
        temporary = rules_.isTemporary && rules_.isTemporary(exception);
    } catch (...) {
    }
    if (temporary) {
        if (auto const leftOut = temporaryPace_.turn())
            log::warn(
                "cannot be done just now",
                {{"request", request.id}, {"route", route}, {"problem", problem}, {"leftOut", *leftOut}});
        return busyResponse("unavailable", "This cannot be done just now. Please try again in a moment.", 2);
    }
    log::error("handler failed", {{"request", request.id}, {"route", route}, {"problem", problem}});
    return errorResponse(500, "internal_error", "Something went wrong on the server. Nothing was changed.");
}

Response Site::run(RouteEntry const& entry, Request& request) const noexcept {
    auto const& route = entry.route;
    if (!needsSession(route.access)) return guarded(route.handler, request, route.path);
    return guarded([&](Request const&) { return runForUser(route, request); }, request, route.path);
}

// Browsers open WebSockets to anywhere without asking: the origin is all that tells whose page it is.
Response Site::upgrade(RouteEntry const& entry, Request const& request,
                       std::shared_ptr<SocketGuest>& guest) const noexcept {
    auto const decide = [&](Request const& asking) {
        if (!origins_.mayChangeState(asking)) return foreignOrigin();
        auto switching = switchingProtocols(asking);
        if (!switching) return upgradeRequired();
        auto welcome = entry.route.upgrade(asking);
        if (!welcome) return errorResponse(welcome.error());
        guest = std::move(*welcome);
        return std::move(*switching);
    };
    return guarded(decide, request, entry.route.path);
}

Response Site::runForUser(Route const& route, Request& request) const {
    auto caller = rules_.callerOf ? rules_.callerOf(request) : std::nullopt;
    if (!caller) {
        auto response = errorResponse(notSignedIn());
        response.header("WWW-Authenticate", "Bearer");
        return response;
    }
    request.caller = std::move(*caller);
    // For everyone else the call does not exist.
    if (route.access == Access::Admin && !(rules_.isAdmin && rules_.isAdmin(request.caller)))
        return noSuchCall();
    if (rules_.limiter != nullptr && route.rate != RateClass::Calls) {
        auto const wait = rules_.limiter->waitFor(route.rate, request.caller.userId);
        if (wait.count() > 0) return tooManyResponse(wait);
    }
    return route.handler(request);
}

void Site::appendHead(Request const& request, Response& response, std::string_view date,
                      std::string& out) const {
    origins_.addHeaders(request, response);
    out += "HTTP/1.1 ";
    appendNumber(out, response.status);
    out += ' ';
    out += reasonPhrase(response.status);
    out += "\r\nDate: ";
    out += date;
    out += "\r\nX-Request-Id: ";
    out += request.id;
    out += "\r\n";
    if (auto const* const trace = currentTrace()) {
        out += "traceresponse: ";
        trace->appendParent(out);
        out += "\r\n";
    }
    out += security_.linesFor(response.policy);
    out += response.headers;
}

void Site::finish(Request const& request, Response& response, RouteEntry const* entry,
                  std::chrono::duration<double> took, std::string_view date, bool keepAlive,
                  std::string& out) const {
    appendHead(request, response, date, out);
    if (mayHaveBody(response.status)) {
        out += "Content-Length: ";
        appendNumber(out, response.content().size());
        out += "\r\n";
    }
    out += keepAlive ? "\r\n" : "Connection: close\r\n\r\n";
    record(request, response.status, response.content().size(), entry, took);
}

void Site::beginEvents(Request const& request, std::string_view date, bool isChunked, bool keepAlive,
                       std::string& out) const {
    auto response = textResponse(200, "text/event-stream", "");
    response.header("Cache-Control", "no-store").header("X-Accel-Buffering", "no");
    if (isChunked) response.header("Transfer-Encoding", "chunked");
    appendHead(request, response, date, out);
    out += keepAlive ? "\r\n" : "Connection: close\r\n\r\n";
}

void Site::record(Request const& request, unsigned status, std::size_t bytes, RouteEntry const* entry,
                  std::chrono::duration<double> took) const {
    bool const isFile = (request.method == Method::get || request.method == Method::head) && status < 400;
    auto& meter = entry != nullptr ? *entry->meter : isFile ? fileMeter_ : otherMeter_;
    meter.count(status, took);
    log::info("request", {{"id", request.id},
                          {"method", nameOf(request.method)},
                          {"path", request.rawPath},
                          {"status", static_cast<std::int64_t>(status)},
                          {"bytes", static_cast<std::int64_t>(bytes)},
                          {"ms", took.count() * 1000},
                          {"source", request.source}});
}

} // namespace wheelwright::http
