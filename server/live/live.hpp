#pragma once
#include "live/rooms.hpp"

namespace wheelwright::live {

// The room put together: draws that anyone can check, and the live rooms whose spins they are.
struct Live {
    Live(storage::Database& database, Clock const& clock, wheels::OwnMedia media, http::Metrics& metrics,
         RoomsRules rules, redis::SharedRedis* redis)
        : draws{database, clock},
          rooms{database, draws, clock, std::move(media), LiveCounts{metrics}, std::move(rules), redis} {}

    Draws draws;
    Rooms rooms;
};

} // namespace wheelwright::live
