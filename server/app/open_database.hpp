#pragma once
#include "storage/database.hpp"

namespace wheelwright::app {

// Opens the database, or throws a sentence with its address, its setting and the engine's message.
storage::Database openOrExplain(storage::DatabaseAddress const& address,
                                storage::DatabaseOptions const& options = {});

} // namespace wheelwright::app
