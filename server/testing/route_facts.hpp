#pragma once
#include "app/program/cloud.hpp"
#include "app/routes/routes.hpp"
#include "content/pages.hpp"
#include "ideas/ideas.hpp"
#include "live/live.hpp"
#include "media/media.hpp"
#include "reviews/reviews.hpp"

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
    Startup startup;
    Health health{startup};
    http::Metrics metrics;
    CountEvent countEvent{metrics};
    SystemClock const clock;
    std::unique_ptr<http::WorkerPools> const noWorkers;
    std::optional<storage::Database> noDatabase;
    AdminFigures const figures{metrics, startup, clock, noWorkers, noDatabase};
    Settings const settings;
    Started<accounts::Accounts> const noAccounts{"accounts"};
    Started<Cloud> const noCloud{"wheels"};
    Started<content::Pages> const noPages{"pages"};
    Started<media::Media> const noMedia{"media"};
    Started<reviews::Reviews> const noReviews{"reviews"};
    Started<live::Live> const noLive{"live"};
    Started<ideas::Ideas> const noIdeas{"ideas"};
    std::vector<RouteFacts> facts;
    for (auto const& route : routeTable({health, metrics, countEvent, figures, noAccounts, noCloud, noPages,
                                         noMedia, noReviews, noLive, noIdeas, settings}))
        facts.push_back(
            {.name = std::string{http::nameOf(route.method)} + " " + route.path,
             .access = route.access,
             .isLimited = route.rate != http::RateClass::Unlimited || http::needsSession(route.access),
             .refusesOtherSites = route.method != http::Method::get && !route.takesForeignForms,
             .hasCaptures = route.path.find('{') != std::string::npos});
    return facts;
}

} // namespace wheelwright::app
