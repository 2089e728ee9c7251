#pragma once
#include "base/result.hpp"
#include "ideas/wheel_plan.hpp"

namespace wheelwright::ideas {

// The plan that a model wrote as JSON, at most `count` choices of it. Nothing in it is believed: whatever is
// missing, unknown, too long, markup or no palette of ours is refused with a sentence that the model can be
// told.
Result<WheelPlan> readPlan(std::string_view text, std::size_t count, wheels::Palettes const& palettes);

} // namespace wheelwright::ideas
