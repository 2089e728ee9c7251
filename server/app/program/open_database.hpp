#pragma once
#include "storage/database.hpp"

namespace wheelwright::app {

// Opens the database, or throws a sentence with its address, its setting and the engine's message.
storage::Database openOrExplain(storage::DatabaseAddress const& address,
                                storage::DatabaseOptions const& options = {});

// Whether there is a database to open. Opening a SQLite file that isn't there would create it.
bool isThere(storage::DatabaseAddress const& address);

// For commands that work on what a server has stored: a misspelled path is named and nothing is created.
storage::Database openExisting(storage::DatabaseAddress const& address);

} // namespace wheelwright::app
