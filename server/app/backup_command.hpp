#pragma once
#include "app/settings.hpp"
#include "base/result.hpp"

namespace wheelwright::app {

// wheelwright backup FILE. What to print; safe beside running servers.
Result<std::string> backupCommand(Settings const& settings, std::vector<std::string> const& words);

// wheelwright restore FILE, with `replace` also over a database that holds data.
Result<std::string> restoreCommand(Settings const& settings, std::vector<std::string> const& words,
                                   bool replace);

} // namespace wheelwright::app
