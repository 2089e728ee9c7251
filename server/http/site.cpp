#include "http/site.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "base/trace.hpp"
#include "http/socket_handshake.hpp"
#include <charconv>

namespace wheelwright::http {
namespace {

void appendNumber(std::string& out, std::size_t number) {
    char digits[20];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

Error notSignedIn() {
    return {Fault::NoSession, "not_authenticated", "Sign in first."};
}

Response withoutSession(Error const& error) {
    auto response = errorResponse(error);
    response.header("WWW-Authenticate", "Bearer");
    return response;
}

// An address ends up in logs, in histories and at other sites; a token in it would be everybody's.
bool hasTokenInAddress(std::string_view query) {
    constexpr std::string_view field = "token=";
    for (auto at = query.find(field); at != std::string_view::npos; at = query.find(field, at + 1)) {
        auto rest = query.substr(at + field.size());
        auto const value = takePart(rest, '&');
        if (value.starts_with(kApiTokenPrefix) && value.size() >= kApiTokenSize) return true;
    }
    return false;
}

Response tokenInAddress() {
    return errorResponse(
        Error{Fault::BadInput, "token_in_address",
              "Send the token in the header Authorization: Bearer, never in an address. This "
              "one may have been seen by others: revoke it and make a new one."});
}

Response wrongMethod(std::string_view allow) {
    auto response = errorResponse(405, "method_not_allowed", "This address doesn't support that method.");
    response.header("Allow", allow);
    return response;
}

Response foreignOrigin() {
    return errorResponse(403, "foreign_origin", "Pages from other sites can't change anything here.");
}

Response noSuchCall() {
    return errorResponse(404, "not_found", "There is no such call.");
}

bool mayHaveBody(unsigned status) {
    return status >= 200 && status != 204 && status != 304;
}

} // namespace

Site::Site(std::vector<Route> routes, MemoryHandler files, SiteRules rules, Metrics& metrics,
           Handler makeFile)
    : router_{std::move(routes), metrics},
      rules_{std::move(rules)},
      origins_{rules_.publicOrigin, rules_.corsOrigins},
      security_{rules_.publicOrigin.starts_with("https://"), rules_.verifierHosts, rules_.mediaOrigin,
                rules_.chatAddress},
      files_{{Method::get, "files", Access::Anyone, RateClass::Unlimited, RunsOn::Worker, std::move(makeFile),
              Scope::None, 0, std::move(files)},
             {},
             std::make_unique<RouteMeter>(metrics, "GET", "files")},
      otherMeter_{metrics, "any", "other"} {}

HeadPlan Site::admit(Request& request) const {
    HeadPlan plan{.bodyLimit = rules_.bodyLimit};
    auto match = router_.find(request.method, request.path);
    plan.entry = match.entry;
    if (match.entry == nullptr) {
        plan.refusal = refuseWithoutRoute(request, match.allow);
        if (!plan.refusal) plan.entry = &files_;
        return plan;
    }
    auto const& route = match.entry->route;
    if (changesState(request.method) && !route.takesForeignForms && !origins_.mayChangeState(request)) {
        plan.refusal = foreignOrigin();
        plan.entry = nullptr;
        return plan;
    }
    if (rules_.ready && route.path != "/api/health" && !rules_.ready()) {
        plan.refusal = busyResponse("starting", "The server is starting. Try again in a moment.", 1);
        plan.entry = nullptr;
        return plan;
    }
    // A call that needs a session counts against its source here, and against its user once that is known.
    plan.refusal =
        refuseOften(needsSession(route.access) ? RateClass::Calls : route.rate, request.sourceNetwork);
    if (!plan.refusal && needsSession(route.access) &&
        request.header(boost::beast::http::field::authorization).empty())
        plan.refusal = withoutSession(notSignedIn());
    if (!plan.refusal && hasTokenInAddress(request.query)) plan.refusal = tokenInAddress();
    if (plan.refusal) return plan;
    request.scope = route.scope;
    request.captures = std::move(match.captures);
    // The database accepts only valid UTF-8. An id that isn't is looked up as "?", which never exists.
    for (auto& capture : request.captures)
        if (!isUtf8(capture)) capture = "?";
    if (route.takesForm) {
        auto const form = formFor(route, *request.fields);
        plan.bodyLimit = form->mostBytes();
        plan.tooLarge = form->tooLarge();
    } else if (route.bodyLimit > 0) {
        plan.bodyLimit = route.bodyLimit;
    }
    return plan;
}

std::unique_ptr<FormReceiver> Site::formFor(Route const& route, Fields const& fields) const {
    auto const type = fields[boost::beast::http::field::content_type];
    return route.takesForm({type.data(), type.size()});
}

std::optional<Response> Site::refuseOften(RateClass rate, std::string_view who) const {
    if (rules_.limiter == nullptr) return std::nullopt;
    auto const wait = rules_.limiter->waitFor(rate, who);
    return wait.count() > 0 ? std::optional{tooManyResponse(wait)} : std::nullopt;
}

// Calls that don't exist count too: otherwise clients could send them without a limit.
std::optional<Response> Site::refuseWithoutRoute(Request const& request, std::string const& allow) const {
    bool const isRead = request.method == Method::get || request.method == Method::head;
    bool const isCall = request.path.starts_with("/api/") || request.path == "/api";
    if (isRead && allow.empty() && !isCall) return std::nullopt; // a page or a file
    if (!allow.empty() && origins_.isPreflight(request)) return origins_.preflight(request, allow);
    if (auto tooOften = refuseOften(RateClass::Calls, request.sourceNetwork)) return tooOften;
    if (request.method == Method::unknown)
        return errorResponse(501, "unknown_method", "This server doesn't support that method.");
    if (changesState(request.method) && !origins_.mayChangeState(request)) return foreignOrigin();
    if (!allow.empty()) {
        if (request.method != Method::options) return wrongMethod(allow);
        auto response = emptyResponse(204);
        response.header("Allow", allow);
        return response;
    }
    return isCall ? noSuchCall() : wrongMethod("GET, HEAD");
}

std::optional<Response> Site::answerAtOnce(RouteEntry const& entry, Request& request) const {
    auto const& route = entry.route;
    if (!route.fromMemory) return std::nullopt;
    if (needsSession(route.access)) {
        auto caller = rules_.callerInMemory ? rules_.callerInMemory(request) : std::nullopt;
        if (!caller) return std::nullopt;
        request.caller = std::move(*caller);
    }
    std::optional<Response> known;
    auto failed = guarded(
        [&](Request const& asked) {
            known = route.fromMemory(asked);
            return Response{};
        },
        request, route.path);
    if (failed.status >= 500) return failed;
    if (!known) request.caller = {}; // a worker admits the caller when it answers
    return known;
}

// An unexpected exception must neither end the process nor show the caller what broke.
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
                "temporarily unavailable",
                {{"request", request.id}, {"route", route}, {"problem", problem}, {"leftOut", *leftOut}});
        return busyResponse("unavailable", "This can't be done right now. Try again in a moment.", 2);
    }
    log::error("handler failed", {{"request", request.id}, {"route", route}, {"problem", problem}});
    // The handler may have committed its change before it failed.
    return errorResponse(500, "internal_error",
                         changesState(request.method)
                             ? "Something went wrong on the server. The change may have been made: check "
                               "before you try again."
                             : "Something went wrong on the server. Try again in a moment.");
}

Response Site::run(RouteEntry const& entry, Request& request) const noexcept {
    auto const& route = entry.route;
    if (!needsSession(route.access)) return guarded(route.handler, request, route.path);
    return guarded([&](Request const&) { return runForUser(route, request); }, request, route.path);
}

// Browsers let any page open a WebSocket to any server: only the origin shows which site the page is from.
Response Site::upgrade(RouteEntry const& entry, Request const& request,
                       std::shared_ptr<SocketHandler>& handler) const noexcept {
    auto const decide = [&](Request const& asking) {
        if (!origins_.mayChangeState(asking)) return foreignOrigin();
        auto switching = switchingProtocols(asking);
        if (!switching) return upgradeRequired();
        auto made = entry.route.upgrade(asking);
        if (!made) return errorResponse(made.error());
        handler = std::move(*made);
        return std::move(*switching);
    };
    return guarded(decide, request, entry.route.path);
}

Site::Known Site::admitKnownCaller(HeadPlan& plan, Request& request) const {
    auto const& route = plan.entry->route;
    if (route.access == Access::Admin || !rules_.callerInMemory)
        return Known::No; // the role is in the database
    auto caller = rules_.callerInMemory(request);
    if (!caller) return Known::No;
    request.caller = std::move(*caller);
    plan.refusal = refuseCaller(route, request);
    return Known::Yes;
}

std::optional<Response> Site::admitCaller(Route const& route, Request& request) const noexcept {
    std::optional<Response> refusal;
    auto failed = guarded(
        [&](Request const&) {
            auto caller = callerOf(request);
            if (!caller) {
                refusal = withoutSession(caller.error());
            } else {
                request.caller = std::move(*caller);
                refusal = refuseCaller(route, request);
            }
            return Response{};
        },
        request, route.path);
    if (failed.status >= 500) return failed;
    return refusal;
}

Result<Caller> Site::callerOf(Request const& request) const {
    return rules_.callerOf ? rules_.callerOf(request) : notSignedIn();
}

// Refuses a known caller who lacks the role or calls too often.
std::optional<Response> Site::refuseCaller(Route const& route, Request& request) const {
    // For users without the role, the call doesn't exist.
    if (route.access == Access::Admin && !(rules_.isAdmin && rules_.isAdmin(request.caller)))
        return noSuchCall();
    if (route.rate == RateClass::Calls) return std::nullopt; // already counted, by source
    return refuseOften(route.rate, request.caller.userId);
}

// A caller who was admitted with the head isn't counted again, but the session may have ended since.
Response Site::runForUser(Route const& route, Request& request) const {
    bool const wasAdmitted = !request.caller.userId.empty();
    auto caller = callerOf(request);
    if (!caller) return withoutSession(caller.error());
    request.caller = std::move(*caller);
    if (!wasAdmitted)
        if (auto refusal = refuseCaller(route, request)) return std::move(*refusal);
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
        appendNumber(out, response.contentBytes());
        out += "\r\n";
    }
    out += keepAlive ? "\r\n" : "Connection: close\r\n\r\n";
    record(request, response.status, response.contentBytes(), entry, took);
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
    bool const isOther = entry == nullptr || (entry == &files_ && status >= 400);
    (isOther ? otherMeter_ : *entry->meter).count(status, took);
    log::info("request", {{"id", request.id},
                          {"method", nameOf(request.method)},
                          {"path", request.rawPath},
                          {"status", static_cast<std::int64_t>(status)},
                          {"bytes", static_cast<std::int64_t>(bytes)},
                          {"ms", took.count() * 1000},
                          {"source", request.source}});
}

} // namespace wheelwright::http
