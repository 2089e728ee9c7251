#pragma once
#include "app/settings.hpp"
#include "base/result.hpp"

namespace wheelwright::app {

// wheelwright share list|take-down|restore. Returns the text to print. A running server applies the change
// within half a second.
Result<std::string> shareCommand(Settings const& settings, std::vector<std::string> const& words);

} // namespace wheelwright::app
