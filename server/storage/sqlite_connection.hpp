#pragma once
#include "storage/connection.hpp"
#include "storage/database_error.hpp"
#include "storage/query.hpp"
#include "storage/statement_cache.hpp"
#include <chrono>
#include <filesystem>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace wheelwright::storage {

DatabaseError::Kind kindOfSqliteCode(int extendedCode, int systemError) noexcept;

// Throws the last error of this handle.
[[noreturn]] void throwSqliteError(sqlite3* database, std::string_view query);

// A prepared statement that knows where its $1…$n are.
class SqliteStatement {
public:
    SqliteStatement(sqlite3* database, Query const& query);

    Table run(Query const& query, std::span<Param const> params);

private:
    void bind(Query const& query, std::span<Param const> params);
    void readRow(Table& table) const;

    struct Finalize {
        void operator()(sqlite3_stmt* statement) const noexcept;
    };
    sqlite3* database_;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
    std::vector<int> positions_; // SQLite numbers $1…$n by first appearance, not by the number
};

class SqliteConnection final : public Connection {
public:
    // busyTimeout: how long to wait while another connection or process writes.
    SqliteConnection(std::filesystem::path const& file, Access access, std::chrono::milliseconds busyTimeout);

    // A read-only archive.
    explicit SqliteConnection(std::filesystem::path const& file);

    Engine engine() const noexcept override { return Engine::Sqlite; }
    // A writing transaction locks out every other writer by itself.
    void lockSchema() override {}
    void unlockSchema() override {}
    void lockRetries() override {}
    void unlockRetries() override {}

private:
    Rows execute(Query const& query, std::span<Param const> params) override;
    Query beginning(Access access) const noexcept override;
    bool inTransaction() const noexcept override;
    bool alive() noexcept override { return true; }

    void open(std::string const& name, int flags);
    void configure();
    void switchToWal(std::chrono::milliseconds busyTimeout);

    struct Close {
        void operator()(sqlite3* database) const noexcept;
    };
    Access access_;
    std::unique_ptr<sqlite3, Close> database_;
    StatementCache<SqliteStatement> statements_; // after the handle: must be gone before it closes
};

} // namespace wheelwright::storage
