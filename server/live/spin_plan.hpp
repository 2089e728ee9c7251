#pragma once
#include "live/draw_entries.hpp"

namespace wheelwright::live {

// How a wheel turns to its winner. Angles as everywhere: radians, clockwise, on the unturned wheel from
// twelve o'clock.
struct SpinPlan {
    double landing = 0; // the point that comes to rest under the pointer
    std::int64_t rotates = 0;
    std::int64_t duration = 0; // milliseconds
};

// Where a wheel rests that was never spun: in the middle of its first slice, not on a line between two.
double firstRest(std::vector<DrawEntry> const& entries);

// As the page itself would turn it, with its settings healed in the same way.
SpinPlan planSpin(boost::json::object const& wheel, std::vector<DrawEntry> const& entries,
                  std::string_view winner, std::uint64_t whereabouts);

} // namespace wheelwright::live
