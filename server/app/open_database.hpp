#pragma once
#include "storage/database.hpp"

namespace wheelwright::app {

// Opens the database, or throws a sentence that names it and its setting beside what the engine said.
storage::Database openOrExplain(storage::DatabaseAddress const& address,
                                storage::DatabaseOptions const& options = {});

} // namespace wheelwright::app
