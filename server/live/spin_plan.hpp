#pragma once
#include "live/draw_entries.hpp"

namespace wheelwright::live {

// How a wheel turns to its winner. Angles are radians, clockwise from twelve o'clock on the unturned wheel.
struct SpinPlan {
    double landing = 0; // the point that comes to rest under the pointer
    std::int64_t rotates = 0;
    std::int64_t duration = 0; // milliseconds
};

// Where a wheel that was never spun rests: in the middle of its first slice, not between two slices.
double firstRest(std::vector<DrawEntry> const& entries);

// Plans the spin as the page itself would, with settings coerced in the same way.
SpinPlan planSpin(boost::json::object const& wheel, std::vector<DrawEntry> const& entries,
                  std::string_view winner, std::uint64_t landingOffset);

} // namespace wheelwright::live
