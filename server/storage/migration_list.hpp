#pragma once
#include "storage/migrations.hpp"
#include <string>
#include <vector>

namespace wheelwright::storage {

// Every step of the schema. A new one is added at the end; an applied one is never edited.
std::vector<Migration> const& migrationList();

// The id that the first migration gave this database.
std::string installationId(Connection& connection);

} // namespace wheelwright::storage
