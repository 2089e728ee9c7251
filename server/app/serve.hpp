#pragma once
#include "app/settings.hpp"

namespace wheelwright::app {

// Starts every component, serves until SIGTERM or SIGINT, stops them in
// reverse. Returns the process's exit code; throws with a sentence when it cannot start.
int serve(Settings const& settings);

} // namespace wheelwright::app
