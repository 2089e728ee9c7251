#pragma once
#include "storage/connection.hpp"
#include "storage/database_address.hpp"
#include "storage/database_error.hpp"
#include "storage/statement_cache.hpp"
#include <chrono>
#include <libpq-fe.h>
#include <memory>
#include <string>
#include <string_view>

namespace wheelwright::storage {

// By SQLSTATE, the five characters PostgreSQL gives with each error.
DatabaseError::Kind kindOfSqlState(std::string_view state) noexcept;

class PostgresConnection final : public Connection {
public:
    PostgresConnection(PostgresAddress address, std::chrono::milliseconds statementTimeout);

    Engine engine() const noexcept override { return Engine::Postgres; }
    void lockSchema() override;
    void unlockSchema() override;
    void lockRetries() override;
    void unlockRetries() override;

private:
    struct Clear {
        void operator()(PGresult* result) const noexcept { PQclear(result); }
    };
    struct Finish {
        void operator()(PGconn* connection) const noexcept { PQfinish(connection); }
    };
    using Answer = std::unique_ptr<PGresult, Clear>;

    Rows execute(Query const& query, std::span<Param const> params) override;
    Query beginning(Access access) const noexcept override;
    bool inTransaction() const noexcept override;
    bool alive() noexcept override;

    void connect();
    Answer answerTo(bool isSent, Query const& query);
    bool waitForServer(std::chrono::steady_clock::time_point until);
    void cutOff();
    std::string const& prepared(Query const& query);
    void require(Answer const& result, Query const& query);
    [[noreturn]] void fail(Answer const& result, Query const& query);

    PostgresAddress address_;
    std::string statementTimeout_; // milliseconds, as PostgreSQL reads it
    std::chrono::milliseconds longestAnswer_;
    bool hasNoDeadline_ = false; // during a migration, which may take hours
    std::unique_ptr<PGconn, Finish> connection_;
    StatementCache<std::string> statements_; // SQL → its name on the server
    int statementsMade_ = 0;
    bool outdated_ = false;
    bool hasStalePlans_ = false;
};

} // namespace wheelwright::storage
