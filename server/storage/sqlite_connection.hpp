#pragma once
#include "storage/connection.hpp"
#include "storage/sqlite_statement.hpp"
#include "storage/statement_cache.hpp"
#include <chrono>
#include <filesystem>
#include <memory>

namespace wheelwright::storage {

class SqliteConnection final : public Connection {
public:
    // busyTimeout: how long to wait while another connection or process writes.
    SqliteConnection(std::filesystem::path const& file, Access access, std::chrono::milliseconds busyTimeout);

    Engine engine() const noexcept override { return Engine::Sqlite; }
    // A writing transaction locks out every other writer by itself.
    void lockSchema() override {}
    void unlockSchema() override {}
    void lockRepeats() override {}
    void unlockRepeats() override {}

private:
    Rows execute(Query const& query, std::span<Param const> params) override;
    Query beginning(Access access) const noexcept override;
    bool inTransaction() const noexcept override;
    bool alive() noexcept override { return true; }

    void configure(std::chrono::milliseconds busyTimeout);
    void switchToWal(std::chrono::milliseconds busyTimeout);

    struct Close {
        void operator()(sqlite3* database) const noexcept;
    };
    Access access_;
    std::unique_ptr<sqlite3, Close> database_;
    StatementCache<SqliteStatement> statements_; // after the handle: must be gone before it closes
};

} // namespace wheelwright::storage
