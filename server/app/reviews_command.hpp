#pragma once
#include "app/settings.hpp"
#include "base/result.hpp"

namespace wheelwright::app {

// wheelwright reviews list|approve|reject|reply|delete|demo. Returns the text to print. A running server
// shows the change within a second.
Result<std::string> reviewsCommand(Settings const& settings, std::vector<std::string> const& words);

} // namespace wheelwright::app
