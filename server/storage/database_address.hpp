#pragma once
#include "base/result.hpp"
#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace wheelwright::storage {

struct SqliteAddress {
    std::filesystem::path file;
};

struct PostgresAddress {
    std::string uri;                  // holds the password: never print it
    std::string shown;                // user, host, port and database name only
    std::vector<std::string> secrets; // must not appear in any message

    // `text`, from any source, with every secret blanked out.
    std::string withoutSecrets(std::string text) const;
};

using DatabaseAddress = std::variant<SqliteAddress, PostgresAddress>;

// sqlite:PATH, postgresql://… or postgres://…; anything else is an Error whose message names these.
Result<DatabaseAddress> parseDatabaseAddress(std::string_view text);

// For logs and error messages: without password.
std::string redacted(DatabaseAddress const& address);

} // namespace wheelwright::storage
