#pragma once
#include "base/clock.hpp"
#include "wheels/palettes.hpp"

namespace wheelwright::ideas {

struct PlannedChoice {
    std::string text;
    std::int64_t weight = 1;
};

// The wheel that a topic of the library or a model proposes.
struct WheelPlan {
    std::string name;
    std::vector<PlannedChoice> choices;
    std::string theme;
    std::string palette;
    std::string effect;
};

// Makes a complete new wheel from the plan. A page can show it without further changes.
boost::json::object wheelOf(WheelPlan const& plan, wheels::Palettes const& palettes, Instant now);

} // namespace wheelwright::ideas
