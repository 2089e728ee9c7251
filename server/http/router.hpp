#pragma once
#include "base/text_hash.hpp"
#include "http/form_receiver.hpp"
#include "http/metrics.hpp"
#include "http/rate_limiter.hpp"
#include "http/request.hpp"
#include "http/response.hpp"
#include "http/socket_guest.hpp"
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace wheelwright::http {

using Handler = std::function<Response(Request const&)>;

// An answer that is in memory already, if it is.
using MemoryHandler = std::function<std::optional<Response>(Request const&)>;

// Who receives the form of a route that takes files; made when its head has arrived.
using FormTaker = std::function<std::unique_ptr<FormReceiver>(std::string_view contentType)>;

// Who may call a route. A user has a session, an admin is a user with that role; operators reach it on
// the admin listener only.
enum class Access { Anyone, User, Admin, Operator };

constexpr bool needsSession(Access access) {
    return access == Access::User || access == Access::Admin;
}

// A loop handler answers from memory at once; a worker handler may wait for the database, an outbound
// one for a service elsewhere.
enum class RunsOn { Loop, Worker, Outbound };

struct Route {
    Method method;
    std::string path; // "/api/wheel/{id}": a part in braces matches one segment
    Access access;
    RateClass rate;
    RunsOn runsOn;
    Handler handler;
    std::size_t bodyLimit = 0;     // 0: the setting's
    MemoryHandler fromMemory = {}; // asked first, on the loop
    FormTaker takesForm = {};      // a body that goes to disk while it arrives
    Upgrade upgrade = {};          // instead of a handler: the connection becomes a WebSocket
    std::string answerEvent = {};  // the handler may speak while it works: its answer is the last event, this
    bool takesForeignForms = false; // a form that another site's page sends, and that proves itself otherwise
};

struct RouteEntry {
    Route route;
    std::vector<std::string> segments;
    std::unique_ptr<RouteMeter> meter;
};

struct Match {
    RouteEntry const* entry = nullptr;
    std::vector<std::string_view> captures;
    std::string allow; // set when the path exists with other methods only
};

class Router {
public:
    // Throws std::logic_error for two routes of one method and path: which of them answers would be chance.
    Router(std::vector<Route> routes, Metrics& metrics);

    Match find(Method method, std::string_view path) const;
    std::vector<RouteEntry> const& entries() const { return entries_; }

private:
    std::vector<RouteEntry> entries_;
    TextMap<std::vector<std::size_t>> exact_;
    std::vector<std::size_t> patterns_;
};

} // namespace wheelwright::http
