#pragma once
#include "app/settings/settings.hpp"
#include "base/clock.hpp"
#include "storage/migrations.hpp"

namespace wheelwright::app {

// Brings the database to this program's schema and returns the migrations that it applied. A SQLite database
// is backed up first, into the folder of backups or else the data folder; PostgreSQL's has tools of its own.
// Throws SchemaError for a database of a newer program, with the version to install.
std::vector<storage::AppliedMigration> upgradeSchema(Settings const& settings, storage::Database& database,
                                                     Clock const& clock);

} // namespace wheelwright::app
