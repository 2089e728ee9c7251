#pragma once
#include "accounts/accounts.hpp"
#include "app/figures/admin_figures.hpp"
#include "app/program/health.hpp"
#include "app/program/started.hpp"
#include "app/settings/settings.hpp"
#include "http/router.hpp"
#include "reviews/moderation_log.hpp"
#include <vector>

namespace wheelwright::content {
class Pages;
}
namespace wheelwright::media {
class Media;
}
namespace wheelwright::reviews {
struct Reviews;
}
namespace wheelwright::live {
struct Live;
}
namespace wheelwright::ideas {
struct Ideas;
}

namespace wheelwright::app {

// Names used in the route table, for every file that defines a part of it.
using http::Access;
using http::Method;
using http::RateClass;
using http::Request;
using http::RunsOn;

struct Cloud;

// The objects that the routes' handlers use.
struct RouteNeeds {
    Health& health;
    http::Metrics const& metrics;
    CountEvent& countEvent;
    AdminFigures const& figures;
    Started<accounts::Accounts> const& accounts;
    Started<Cloud> const& cloud;
    Started<content::Pages> const& pages;
    Started<media::Media> const& media;
    Started<reviews::Reviews> const& reviews;
    Started<live::Live> const& live;
    Started<ideas::Ideas> const& ideas;
    Settings const& settings;
};

// The one route table: method, path, access, rate class, where it runs, handler.
std::vector<http::Route> routeTable(RouteNeeds needs);

std::vector<http::Route> wheelRoutes(RouteNeeds needs);  // the part of the table about wheels
std::vector<http::Route> mediaRoutes(RouteNeeds needs);  // about uploads
std::vector<http::Route> reviewRoutes(RouteNeeds needs); // about feedback and reviews
std::vector<http::Route> reportRoutes(RouteNeeds needs); // about reported wheels
std::vector<http::Route> liveRoutes(RouteNeeds needs);   // about live rooms and draws that anyone can check
std::vector<http::Route> ideaRoutes(RouteNeeds needs);   // about wheels from a sentence

std::vector<http::Route> routesFor(Access audience, RouteNeeds needs);

// The moderator who makes a request. The log keeps the name that the account has at that moment.
reviews::Moderator moderatorOf(RouteNeeds const& needs, Request const& request);

} // namespace wheelwright::app
