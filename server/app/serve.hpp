#pragma once
#include "app/settings.hpp"

namespace wheelwright::app {

// Starts every component, serves until SIGTERM or SIGINT, and stops the components in reverse order. Returns
// the process's exit code. Throws with a sentence if it can't start.
int serve(Settings const& settings);

} // namespace wheelwright::app
