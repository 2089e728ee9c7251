#pragma once
#include "app/settings.hpp"
#include "base/result.hpp"

namespace wheelwright::app {

// wheelwright keys list|rotate. What to print; safe beside running servers.
Result<std::string> keysCommand(Settings const& settings, std::vector<std::string> const& words);

} // namespace wheelwright::app
