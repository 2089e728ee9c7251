#pragma once
#include "storage/database_error.hpp"
#include <string_view>

namespace wheelwright::storage {

// By SQLSTATE, the five characters PostgreSQL gives with each error.
DatabaseError::Kind kindOfSqlState(std::string_view state) noexcept;

} // namespace wheelwright::storage
