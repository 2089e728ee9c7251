#pragma once
#include "live/draw_counts.hpp"

namespace wheelwright::live {

// What a spin draws.
struct SpinOrder {
    DrawCounts counts = {};
    std::int64_t teams = 0; // not 0: all choices are dealt out to so many teams
    std::int64_t claim = 0; // seconds that a winner has to claim; 0: as long as they like
};

// As the host has set the wheel, with so many choices on it. The page reads the same: spinOrderOf() in
// web/src/live/room-control.ts.
SpinOrder orderOf(boost::json::object const& wheel, std::size_t choices);

} // namespace wheelwright::live
