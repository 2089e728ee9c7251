#pragma once
#include "base/log.hpp"
#include "http/origin_policy.hpp"
#include "http/router.hpp"
#include "http/security_headers.hpp"
#include <functional>
#include <optional>

namespace wheelwright::http {

struct SiteRules {
    std::string publicOrigin;
    std::vector<std::string> corsOrigins;
    std::vector<std::string> verifierHosts; // see SecurityHeaders
    std::string mediaOrigin;                // another origin that serves uploads, if any
    std::string chatAddress;                // a stream's chat that our own pages may read, if any
    std::size_t bodyLimit = 65'536;
    RateLimiter* limiter = nullptr;                         // null: no limits
    std::function<bool()> ready;                            // false: every call but health gets a 503
    std::function<Result<Caller>(Request const&)> callerOf; // the user of the request's token
    std::function<std::optional<Caller>(Request const&)> callerInMemory; // the same, if it needs no query
    std::function<bool(Caller const&)> isAdmin;
    std::function<bool(std::exception const&)> isTemporary; // true: 503 instead of 500
};

// The decision about a request's head: an answer that refuses it, or the limit of its body.
struct HeadPlan {
    std::optional<Response> refusal = {};
    RouteEntry const* entry = nullptr; // never null without a refusal
    std::size_t bodyLimit = 0;
    Error tooLarge{Fault::TooLarge, "too_large", "The request's body is too large."};
};

// Handles every request in the same way: admission, routing, rate limits, the handler, the answer and the log
// line.
class Site {
public:
    // `files` answers requests without a route: pages, assets, 404. Files that aren't in memory are made on a
    // worker by `makeFile`.
    Site(std::vector<Route> routes, MemoryHandler files, SiteRules rules, Metrics& metrics,
         Handler makeFile = {});

    // Called when the head has arrived. A request refused here is answered without reading its body.
    HeadPlan admit(Request& request) const;

    // Called next if the route needs a session, before the body is read. `admitKnownCaller` never waits for
    // the database; if it returns No, call `admitCaller` on a worker.
    enum class Known { Yes, No };
    Known admitKnownCaller(HeadPlan& plan, Request& request) const;
    std::optional<Response> admitCaller(Route const& route, Request& request) const noexcept;

    std::unique_ptr<FormReceiver> formFor(Route const& route, Fields const& fields) const;

    // An answer that needs no worker.
    std::optional<Response> answerAtOnce(RouteEntry const& entry, Request& request) const;
    Response run(RouteEntry const& entry, Request& request) const noexcept;

    // For a route whose connections become WebSockets. If the answer is 101, `handler` handles the WebSocket.
    Response upgrade(RouteEntry const& entry, Request const& request,
                     std::shared_ptr<SocketHandler>& handler) const noexcept;

    // Appends the answer's head to `out`; counts and logs it.
    void finish(Request const& request, Response& response, RouteEntry const* entry,
                std::chrono::duration<double> took, std::string_view date, bool keepAlive,
                std::string& out) const;

    // Appends the head of an answer whose events follow; `record` counts and logs it after the last one.
    void beginEvents(Request const& request, std::string_view date, bool isChunked, bool keepAlive,
                     std::string& out) const;
    void record(Request const& request, unsigned status, std::size_t bytes, RouteEntry const* entry,
                std::chrono::duration<double> took) const;

private:
    void appendHead(Request const& request, Response& response, std::string_view date,
                    std::string& out) const;
    Response guarded(Handler const& handler, Request const& request, std::string_view route) const noexcept;
    Response runForUser(Route const& route, Request& request) const;
    std::optional<Response> refuseCaller(Route const& route, Request& request) const;
    Result<Caller> callerOf(Request const& request) const;
    std::optional<Response> refuseOften(RateClass rate, std::string_view who) const;
    std::optional<Response> refuseWithoutRoute(Request const& request, std::string const& allow) const;

    Router router_;
    SiteRules rules_;
    OriginPolicy origins_;
    SecurityHeaders security_;
    RouteEntry const files_;
    mutable RouteMeter otherMeter_;
    mutable log::Pace temporaryPace_;
};

} // namespace wheelwright::http
