#pragma once
#include "app/settings.hpp"
#include "base/result.hpp"

namespace wheelwright::app {

// wheelwright backup FILE. Returns the text to print. Safe while servers run.
Result<std::string> backupCommand(Settings const& settings, std::vector<std::string> const& words);

// wheelwright restore FILE. With `replace` it also overwrites a database that holds data.
Result<std::string> restoreCommand(Settings const& settings, std::vector<std::string> const& words,
                                   bool replace);

} // namespace wheelwright::app
