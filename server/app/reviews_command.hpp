#pragma once
#include "app/settings.hpp"
#include "base/result.hpp"

namespace wheelwright::app {

// wheelwright reviews list|approve|reject|reply|demo. What to print; a server that runs beside it
// shows the change within a second.
Result<std::string> reviewsCommand(Settings const& settings, std::vector<std::string> const& words);

} // namespace wheelwright::app
