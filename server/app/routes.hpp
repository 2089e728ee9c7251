#pragma once
#include "app/count_event.hpp"
#include "app/health.hpp"
#include "http/router.hpp"
#include <vector>

namespace wheelwright::app {

// What the handlers of the routes need.
struct RouteNeeds {
    Health& health;
    http::Metrics const& metrics;
    CountEvent& countEvent;
};

// The one table: method, path, who may call, what it counts against, where it runs, handler.
std::vector<http::Route> routeTable(RouteNeeds needs);

std::vector<http::Route> routesFor(http::Access audience, RouteNeeds needs);

} // namespace wheelwright::app
