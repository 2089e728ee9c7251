#pragma once
#include "live/rooms.hpp"

namespace wheelwright::live {

// Wires the live module: draws that anyone can check, and live rooms, whose spins are such draws.
struct Live {
    Live(storage::Database& database, Clock const& clock, wheels::OwnMedia media, http::Metrics& metrics,
         RoomsRules rules, redis::SharedRedis* redis)
        : draws{database, clock},
          rooms{database, draws, clock, std::move(media), LiveCounts{metrics}, std::move(rules), redis} {}

    Draws draws;
    Rooms rooms;
};

} // namespace wheelwright::live
