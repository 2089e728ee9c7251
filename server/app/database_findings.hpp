#pragma once
#include "app/diagnosis.hpp"
#include "storage/database.hpp"

namespace wheelwright::app {

// Checks the version of the schema, an SQLite file's integrity, and PostgreSQL's durability.
Diagnosis databaseFindings(storage::Database& database);

} // namespace wheelwright::app
