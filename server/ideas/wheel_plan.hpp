#pragma once
#include "base/clock.hpp"
#include "wheels/palettes.hpp"

namespace wheelwright::ideas {

struct PlannedChoice {
    std::string text;
    std::int64_t weight = 1;
};

// What a topic of the library or a model says a wheel is to be.
struct WheelPlan {
    std::string name;
    std::vector<PlannedChoice> choices;
    std::string theme;
    std::string palette;
    std::string effect;
};

// The plan as a complete new wheel that a page can show as it is.
boost::json::object wheelOf(WheelPlan const& plan, wheels::Palettes const& palettes, Instant now);

} // namespace wheelwright::ideas
