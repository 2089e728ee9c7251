#pragma once
#include "app/program/parts.hpp"
#include "app/routes/routes.hpp"

namespace wheelwright::app {

// What the route table says of a route, for tests: its handlers need a server.
struct RouteFacts {
    std::string name; // "GET /api/wheel/{id}"
    http::Access access;
    bool isLimited;         // in how often it is called
    bool refusesOtherSites; // as it changes something
    bool hasCaptures;
};

inline std::vector<RouteFacts> routeFacts() {
    Components const components;
    Health health{components};
    http::Metrics metrics;
    CountEvent countEvent{metrics};
    SystemClock const clock;
    AdminFigures const figures{metrics, components, clock};
    http::Workers const workers{0, 0};
    std::unique_ptr<Parts> const noParts;
    Settings const settings;
    std::vector<RouteFacts> facts;
    for (auto const& route : routeTable({health, metrics, countEvent, figures, workers, noParts, settings}))
        facts.push_back(
            {.name = std::string{http::nameOf(route.method)} + " " + route.path,
             .access = route.access,
             .isLimited = route.rate != http::RateClass::Unlimited || http::needsSession(route.access),
             .refusesOtherSites = route.method != http::Method::get && !route.takesForeignForms,
             .hasCaptures = route.path.find('{') != std::string::npos});
    return facts;
}

} // namespace wheelwright::app
