#pragma once
#include "base/clock.hpp"
#include "storage/database.hpp"
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::storage {

// A step of the schema, applied once and never changed afterwards.
struct Migration {
    int number; // 1, 2, 3 … without gaps
    std::string_view name;
    // One text for both engines; {bytes} is replaced by the type of byte columns.
    std::vector<std::string_view> statements;
    // Inserts or updates rows, if needed.
    void (*fill)(Connection& connection, Instant now) = nullptr;
};

struct AppliedMigration {
    int number;
    std::string name;
    bool operator==(AppliedMigration const&) const = default;
};

// The database and the program don't fit together; the message says why.
struct SchemaError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// The number of the last migration applied; 0 for an empty database.
int schemaVersion(Database& database);

// Applies the missing migrations, each in its own transaction, and returns them. Throws SchemaError for a
// database that is newer or has another history.
std::vector<AppliedMigration> migrate(Database& database, std::span<Migration const> migrations, Instant now);

// Throws SchemaError unless the database is exactly at the program's version.
void checkSchema(Database& database, std::span<Migration const> migrations);

} // namespace wheelwright::storage
