#pragma once
#include "live/draw_log.hpp"
#include "live/rooms.hpp"

namespace wheelwright::live {

// Wires the live module: draws that anyone can check, their public log, and live rooms, whose spins are such
// draws.
struct Live {
    Live(storage::Database& database, Clock const& clock, wheels::OwnMedia media, http::Metrics& metrics,
         RoomsRules rules, redis::SharedRedis* redis, DrawLogRules logRules = {}, std::string beaconUrl = {})
        : draws{database, clock, rules.ledger, std::move(beaconUrl)},
          log{database, draws, metrics, std::move(logRules)},
          rooms{database, draws, clock, std::move(media), LiveCounts{metrics}, std::move(rules), redis} {}

    Draws draws;
    DrawLog log;
    Rooms rooms;
};

} // namespace wheelwright::live
