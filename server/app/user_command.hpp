#pragma once
#include "app/settings.hpp"
#include "base/result.hpp"

namespace wheelwright::app {

// wheelwright user list|show|tier|credits|role|delete. Returns the text to print. A running server notices
// the change within a second.
Result<std::string> userCommand(Settings const& settings, std::vector<std::string> const& words);

} // namespace wheelwright::app
