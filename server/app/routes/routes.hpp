#pragma once
#include "app/figures/admin_figures.hpp"
#include "app/program/health.hpp"
#include "app/settings/settings.hpp"
#include "http/router.hpp"
#include "reviews/moderation_log.hpp"
#include <memory>
#include <vector>

namespace wheelwright::app {

// Names used in the route table, for every file that defines a part of it.
using http::Access;
using http::Method;
using http::RateClass;
using http::Request;
using http::RunsOn;
using http::Scope;

struct Parts;

} // namespace wheelwright::app

namespace wheelwright::live {
struct InstantNeeds;
}

namespace wheelwright::app {

// The objects that the routes' handlers use.
struct RouteNeeds {
    Health& health;
    http::Metrics const& metrics;
    CountEvent& countEvent;
    AdminFigures const& figures;
    http::Workers const& handlers;       // of the public listener
    std::unique_ptr<Parts> const& parts; // null until the server has started:
                                         // until then no handler is called
    Settings const& settings;
};

// The one route table: method, path, access, rate class, where it runs,
// handler.
std::vector<http::Route> routeTable(RouteNeeds needs);

std::vector<http::Route> wheelRoutes(RouteNeeds needs);  // the part of the table about wheels
std::vector<http::Route> mediaRoutes(RouteNeeds needs);  // about uploads
std::vector<http::Route> reviewRoutes(RouteNeeds needs); // about feedback and reviews
std::vector<http::Route> reportRoutes(RouteNeeds needs); // about reported wheels
std::vector<http::Route> liveRoutes(RouteNeeds needs);   // about live rooms and draws that anyone can check
std::vector<http::Route> ideaRoutes(RouteNeeds needs);   // about wheels from a sentence
std::vector<http::Route> mcpRoutes(RouteNeeds needs);    // for assistants
std::vector<http::Route> chatRoutes(RouteNeeds needs);   // for commands of chats

live::InstantNeeds instantNeeds(RouteNeeds needs); // what draws by one call use

std::vector<http::Route> routesFor(Access audience, RouteNeeds needs);

// The moderator who makes a request. The log keeps the name that the account
// has at that moment.
reviews::Moderator moderatorOf(RouteNeeds const& needs, Request const& request);

} // namespace wheelwright::app
