#pragma once
#include "storage/migrations.hpp"
#include <vector>

namespace wheelwright::storage {

// Every step of the schema. A new one is added at the end; an applied one is never edited.
std::vector<Migration> const& migrationList();

} // namespace wheelwright::storage
