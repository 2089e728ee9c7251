#include "app/routes.hpp"
#include "http/json_body.hpp"

namespace wheelwright::app {
namespace {

using http::Access;
using http::Method;
using http::RateClass;
using http::Request;
using http::Response;
using http::RunsOn;

Response postEvent(CountEvent& countEvent, Request const& request) {
    auto const body = http::jsonBody(request);
    if (!body) return http::errorResponse(body.error());
    auto const* const name = body->if_contains("name");
    if (name == nullptr || !name->is_string())
        return http::errorResponse(Error{Fault::Invalid, "invalid_event", "The event needs a name."});
    auto const counted = countEvent.run({std::string{name->get_string()}});
    return counted ? http::emptyResponse(204) : http::errorResponse(counted.error());
}

Response metricsText(http::Metrics const& metrics) {
    return http::textResponse(200, "text/plain; version=0.0.4; charset=utf-8", metrics.text());
}

} // namespace

std::vector<http::Route> routeTable(RouteNeeds needs) {
    return {
        {Method::get, "/api/health", Access::Anyone, RateClass::Unlimited, RunsOn::Loop,
         [needs](Request const&) { return needs.health.answer(); }},
        {Method::post, "/api/events", Access::Anyone, RateClass::Calls, RunsOn::Worker,
         [needs](Request const& request) { return postEvent(needs.countEvent, request); }},
        {Method::get, "/metrics", Access::Operator, RateClass::Unlimited, RunsOn::Worker,
         [needs](Request const&) { return metricsText(needs.metrics); }},
    };
}

// The admin listener has every route, the public one only those for anyone.
std::vector<http::Route> routesFor(Access audience, RouteNeeds needs) {
    auto routes = routeTable(needs);
    if (audience == Access::Anyone)
        std::erase_if(routes, [](http::Route const& route) { return route.access != Access::Anyone; });
    return routes;
}

} // namespace wheelwright::app
