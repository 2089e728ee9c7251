#include "storage/sqlite_connection.hpp"
#include "storage/sqlite_error.hpp"
#include <sqlite3.h>
#include <thread>

namespace wheelwright::storage {
namespace {

constexpr Query kWal{"sqlite_wal", "pragma journal_mode = wal"};
constexpr Query kSettings[] = {
    {"sqlite_synchronous", "pragma synchronous = full"}, // an acknowledged write survives a power cut
    {"sqlite_foreign_keys", "pragma foreign_keys = on"},
    {"sqlite_like", "pragma case_sensitive_like = on"}, // as PostgreSQL compares
    {"sqlite_trusted_schema", "pragma trusted_schema = off"},
    {"sqlite_temp", "pragma temp_store = memory"}, // the undo data of savepoints needs no file
};
constexpr Query kReadOnly{"sqlite_query_only", "pragma query_only = on"};

} // namespace

void SqliteConnection::Close::operator()(sqlite3* database) const noexcept {
    sqlite3_close(database);
}

SqliteConnection::SqliteConnection(std::filesystem::path const& file, Access access,
                                   std::chrono::milliseconds busyTimeout)
    : access_{access} {
    // An absolute path can't be mistaken for a file: URI and doesn't depend on the working folder.
    auto const path = std::filesystem::absolute(file).string();
    sqlite3* database = nullptr;
    auto const status = sqlite3_open_v2(
        path.c_str(), &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
    database_.reset(database);
    if (status != SQLITE_OK) throwSqliteError(database, "opening " + path);
    // SQLite silently opens a write-protected file as read-only: only the first save would fail.
    if (sqlite3_db_readonly(database, "main") == 1)
        throw DatabaseError{DatabaseError::Kind::ReadOnly, path + " may not be written to"};
    try {
        configure(busyTimeout);
    } catch (DatabaseError const& error) {
        throw DatabaseError{error.kind(), "opening " + path + ": " + error.what()};
    }
}

void SqliteConnection::configure(std::chrono::milliseconds busyTimeout) {
    sqlite3_extended_result_codes(database_.get(), 1);
    sqlite3_busy_timeout(database_.get(), static_cast<int>(busyTimeout.count()));
    // "x" in double quotes is always a name, as in PostgreSQL. By default SQLite takes it for a text when no
    // such column exists.
    sqlite3_db_config(database_.get(), SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
    sqlite3_db_config(database_.get(), SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
    switchToWal(busyTimeout);
    for (auto const& setting : kSettings)
        execute(setting, {});
    if (access_ == Access::Read) execute(kReadOnly, {});
}

void SqliteConnection::switchToWal(std::chrono::milliseconds busyTimeout) {
    auto const deadline = std::chrono::steady_clock::now() + busyTimeout;
    for (;;) {
        try {
            auto const mode = execute(kWal, {}).one().get<std::string>("journal_mode");
            if (mode == "wal") return;
            throw DatabaseError{DatabaseError::Kind::Other,
                                "write-ahead logging is not possible here, only " + mode};
        } catch (DatabaseError const& error) {
            // When two processes create the file at the same time, SQLite doesn't wait by itself here.
            if (error.kind() != DatabaseError::Kind::Busy || std::chrono::steady_clock::now() > deadline)
                throw;
            std::this_thread::sleep_for(std::chrono::milliseconds{5});
        }
    }
}

Rows SqliteConnection::execute(Query const& query, std::span<Param const> params) {
    auto* statement = statements_.find(query.sql);
    if (!statement) {
        if (statements_.full()) statements_.clear();
        statement = &statements_.add(query.sql, SqliteStatement{database_.get(), query});
    }
    return Rows{statement->run(query, params)};
}

Query SqliteConnection::beginning(Access access) const noexcept {
    // Immediate: otherwise a transaction that reads first and writes later might not become a writer.
    if (access == Access::Write) return {"begin_write", "begin immediate"};
    return {"begin_read", "begin"};
}

bool SqliteConnection::inTransaction() const noexcept {
    return sqlite3_get_autocommit(database_.get()) == 0;
}

} // namespace wheelwright::storage
