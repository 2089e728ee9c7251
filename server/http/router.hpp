#pragma once
#include "base/text.hpp"
#include "http/form_receiver.hpp"
#include "http/metrics.hpp"
#include "http/rate_limiter.hpp"
#include "http/request.hpp"
#include "http/response.hpp"
#include "http/web_socket.hpp"
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace wheelwright::http {

using Handler = std::function<Response(Request const&)>;

// Answers from memory, or returns nullopt if the answer isn't there.
using MemoryHandler = std::function<std::optional<Response>(Request const&)>;

// Makes the receiver of a form with a file, when the request's head has arrived.
using FormTaker = std::function<std::unique_ptr<FormReceiver>(std::string_view contentType)>;

// Who may call a route. A user has a session, an admin is a user with that role; operators call it on the
// admin listener only.
enum class Access { Anyone, User, Admin, Operator };

constexpr bool needsSession(Access access) {
    return access == Access::User || access == Access::Admin;
}

// A handler on the loop answers from memory at once; one on a worker may wait for the database, an outbound
// one for another service.
enum class RunsOn { Loop, Worker, Outbound };

struct Route {
    Method method;
    std::string path; // "/api/wheel/{id}": a part in braces matches one segment
    Access access;
    RateClass rate;
    RunsOn runsOn;
    Handler handler;
    Scope scope = Scope::None;      // which API tokens may call it, beside signed-in pages
    std::size_t bodyLimit = 0;      // 0: the limit from the settings
    MemoryHandler fromMemory = {};  // tried first, on the loop
    FormTaker takesForm = {};       // if set, it receives the body, a form with a file
    Upgrade upgrade = {};           // instead of a handler: the connection becomes a WebSocket
    std::string answerEvent = {};   // if set, the handler may send events; its answer is the last, named this
    bool takesForeignForms = false; // takes forms from other sites' pages, checked by other means
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
    // Throws std::logic_error for two routes with the same method and path: only one of them could answer.
    Router(std::vector<Route> routes, Metrics& metrics);

    Match find(Method method, std::string_view path) const;
    std::vector<RouteEntry> const& entries() const { return entries_; }

private:
    std::vector<RouteEntry> entries_;
    TextMap<std::vector<std::size_t>> exact_;
    std::vector<std::size_t> patterns_;
};

} // namespace wheelwright::http
