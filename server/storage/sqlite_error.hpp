#pragma once
#include "storage/database_error.hpp"
#include <string_view>

struct sqlite3;

namespace wheelwright::storage {

DatabaseError::Kind kindOfSqliteCode(int extendedCode, int systemError) noexcept;

// Throws the last error of this handle.
[[noreturn]] void throwSqliteError(sqlite3* database, std::string_view query);

} // namespace wheelwright::storage
