#include "app/program/cloud.hpp"

namespace wheelwright::app {

Cloud::Cloud(storage::Database& database, Clock const& clock, content::ContentWheels const& content,
             CloudRules const& rules, wheels::OwnMedia const& media, WordVerdicts words,
             std::function<void(bool)> databaseReached, http::Metrics& metrics)
    : content{content},
      sounds{rules.sounds, clock},
      palettes{content.now()->palettes()},
      pictures{rules.content},
      shareCache{rules.cacheBytes},
      shares{database, clock, shareCache, palettes, media, std::move(databaseReached), std::move(words)},
      wheels{database, clock, shareCache, rules.wheels, media},
      reports{database, clock, [this](wheels::ShareId const& shareId) { shareCache.forget(shareId); }},
      reportsTaken{metrics.counter("wheelwright_reports_total", "Reports of shared wheels that were taken.")},
      spinsLogged{metrics.counter("wheelwright_spins_logged_total",
                                  "Entries that were added to the logs of spins of saved wheels.")} {}

} // namespace wheelwright::app
