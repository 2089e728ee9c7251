#pragma once
#include "app/settings.hpp"

namespace wheelwright::app {

// Brings the database to this program's schema and says what it did; safe beside a running server.
int migrate(Settings const& settings);

} // namespace wheelwright::app
