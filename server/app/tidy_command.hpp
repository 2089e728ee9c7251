#pragma once
#include "app/settings.hpp"
#include "base/result.hpp"

namespace wheelwright::app {

// wheelwright tidy. What to print; safe beside running servers.
Result<std::string> tidyCommand(Settings const& settings);

} // namespace wheelwright::app
