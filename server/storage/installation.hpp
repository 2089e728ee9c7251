#pragma once
#include "storage/database.hpp"
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::storage {

// The id that the first migration gave this database.
std::string installationId(Connection& connection);

// Notes which program uses this database, for one of an older version that finds a schema it doesn't know.
void noteProgram(Database& database, std::string_view version);
std::optional<std::string> notedProgram(Database& database);

// Writes a row and returns the problem if that failed.
std::optional<std::string> problemWithWriting(Database& database, Instant now);

} // namespace wheelwright::storage
