#pragma once
#include "app/diagnosis.hpp"
#include "storage/database.hpp"

namespace wheelwright::app {

// Whether the database has this program's schema, keeps what it is told to keep, and is whole.
Diagnosis databaseFindings(storage::Database& database);

} // namespace wheelwright::app
