#pragma once
#include "app/settings.hpp"
#include "base/result.hpp"

namespace wheelwright::app {

// wheelwright share list|take-down|restore. What to print; a server that runs beside it acts on it within
// half a second.
Result<std::string> shareCommand(Settings const& settings, std::vector<std::string> const& words);

} // namespace wheelwright::app
