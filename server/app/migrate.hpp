#pragma once
#include "app/settings.hpp"

namespace wheelwright::app {

// Migrates the database to this program's schema and prints what it did. Safe while a server runs.
int migrate(Settings const& settings);

} // namespace wheelwright::app
