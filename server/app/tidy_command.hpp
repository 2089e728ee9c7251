#pragma once
#include "app/settings.hpp"
#include "base/result.hpp"

namespace wheelwright::app {

// wheelwright tidy. Returns the text to print. Safe while servers run.
Result<std::string> tidyCommand(Settings const& settings);

} // namespace wheelwright::app
