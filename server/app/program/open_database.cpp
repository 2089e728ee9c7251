#include "app/program/open_database.hpp"
#include <filesystem>
#include <stdexcept>

namespace wheelwright::app {

storage::Database openOrExplain(storage::DatabaseAddress const& address,
                                storage::DatabaseOptions const& options) {
    try {
        return storage::Database::open(address, options);
    } catch (storage::DatabaseError const& problem) {
        throw std::runtime_error("The database " + redacted(address) +
                                 " (--database) cannot be used: " + problem.what());
    }
}

bool isThere(storage::DatabaseAddress const& address) {
    auto const* const file = std::get_if<storage::SqliteAddress>(&address);
    return file == nullptr || std::filesystem::exists(file->file);
}

storage::Database openExisting(storage::DatabaseAddress const& address) {
    if (!isThere(address))
        throw std::runtime_error("There is no database " + redacted(address) +
                                 ". Check --data and --database.");
    return openOrExplain(address);
}

} // namespace wheelwright::app
