#pragma once
#include "base/result.hpp"
#include "ideas/wheel_plan.hpp"

namespace wheelwright::ideas {

// Parses and validates the plan that a model wrote as JSON; keeps at most `count` choices. Anything missing,
// unknown, too long or with markup, or a palette that doesn't exist, is an error. Its message goes back to
// the model.
Result<WheelPlan> readPlan(std::string_view text, std::size_t count, wheels::Palettes const& palettes);

} // namespace wheelwright::ideas
