#include "app/program/cloud.hpp"
#include <limits>

namespace wheelwright::app {
namespace {

using namespace std::chrono_literals;

// NaN while the database is away.
double openCases(storage::Database& database) {
    try {
        return static_cast<double>(database.read([](storage::Connection& connection) {
            return reports::countCases(connection, reports::CaseState::Open);
        }));
    } catch (storage::DatabaseError const&) {
        return std::numeric_limits<double>::quiet_NaN();
    }
}

} // namespace

Cloud::Cloud(storage::Database& database, Clock const& clock, content::ContentWheels const& content,
             CloudRules const& rules, wheels::OwnMedia const& media, WordVerdicts words,
             http::Metrics& metrics)
    : content{content},
      sounds{rules.sounds, clock},
      palettes{content.now()->palettes()},
      pictures{rules.content},
      films{pictures, palettes, metrics, rules.films},
      shareCache{rules.cacheBytes},
      shares{database, clock, shareCache, palettes, media, std::move(words)},
      wheels{database, clock, shareCache, rules.wheels, media},
      reports{database, clock, [this](wheels::ShareId const& shareId) { shareCache.forget(shareId); }},
      reportsTaken{
          metrics.counter("wheelwright_reports_total", "Reports of shared wheels that were accepted.")},
      spinsLogged{metrics.counter("wheelwright_spins_logged_total",
                                  "Entries added to the spin logs of saved wheels.")},
      countOpenCases{"counting open reports", 5s,
                     [&database, open = metrics.gauge("wheelwright_reports_open",
                                                      "Reported wheels waiting for a moderator.")]() mutable {
                         open.set(openCases(database));
                     }} {}

} // namespace wheelwright::app
