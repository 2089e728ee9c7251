#pragma once
#include "app/settings.hpp"
#include "base/result.hpp"

namespace wheelwright::app {

// wheelwright keys list|rotate. Returns the text to print. Safe while servers run.
Result<std::string> keysCommand(Settings const& settings, std::vector<std::string> const& words);

} // namespace wheelwright::app
