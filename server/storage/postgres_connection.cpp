#include "storage/postgres_connection.hpp"
#include "storage/postgres_values.hpp"
#include <array>
#include <new>
#include <poll.h>
#include <sys/socket.h>
#include <utility>

namespace wheelwright::storage {
namespace {

struct StateKind {
    std::string_view start;
    DatabaseError::Kind kind;
};

using enum DatabaseError::Kind;

// The first match counts, so a state comes before its class.
constexpr auto kKinds = std::to_array<StateKind>({
    {"23505", Unique},
    {"23503", ForeignKey},
    {"23001", ForeignKey},
    {"23", Check},
    {"22021", Check}, // text that is not UTF-8
    {"22P05", Check}, // a character that the database's encoding lacks
    {"54000", Check}, // larger than PostgreSQL can hold
    {"40", Serialization},
    {"0A000", Serialization}, // a plan from before a migration; it fits once prepared again
    {"55P03", Busy},
    {"53100", DiskFull},
    {"53", Busy},
    {"57014", TimedOut},
    {"57P", ConnectionLost},
    {"25P03", ConnectionLost},
    {"25006", ReadOnly},
    {"08P01", Other}, // a wrong number of parameters, not a lost connection
    {"08", ConnectionLost},
});

constexpr std::string_view kStalePlan = "0A000"; // cached plan must not change result type

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

// The server cancels a slow statement itself. If it is still silent after that, it is frozen or the network
// is cut.
constexpr auto kBeyondStatement = 1s;

constexpr char kLongestIdle[] = "10000"; // milliseconds

constexpr Query kConnect{"postgres_connect", ""};
constexpr Query kForgetStatements{"postgres_deallocate", "deallocate all"};
constexpr Query kSet{"postgres_set", "select set_config($1, $2, false)"};

// Any number will do, as long as every process of Wheelwright uses the same.
constexpr Query kLockSchema{"schema_lock", "select pg_advisory_lock(8777447359173)"};
constexpr Query kUnlockSchema{"schema_unlock", "select pg_advisory_unlock(8777447359173)"};
constexpr Query kLockRetries{"repeats_lock", "select pg_advisory_lock(8777447359174)"};
constexpr Query kUnlockRetries{"repeats_unlock", "select pg_advisory_unlock(8777447359174), "
                                                 "set_config('idle_session_timeout', '0', false)"};

void ignoreNotice(void*, char const*) {}

// Defaults. The address comes last, as dbname, and its own options override them.
constexpr char const* kKeywords[] = {"fallback_application_name",
                                     "connect_timeout",
                                     "keepalives_idle",
                                     "keepalives_interval",
                                     "keepalives_count",
                                     "tcp_user_timeout",
                                     "target_session_attrs",
                                     "client_encoding",
                                     "dbname",
                                     nullptr};

} // namespace

DatabaseError::Kind kindOfSqlState(std::string_view state) noexcept {
    for (auto const& [start, kind] : kKinds)
        if (state.starts_with(start)) return kind;
    return Other;
}

PostgresConnection::PostgresConnection(PostgresAddress address, std::chrono::milliseconds statementTimeout)
    : address_{std::move(address)},
      statementTimeout_{std::to_string(statementTimeout.count())},
      longestAnswer_{statementTimeout + kBeyondStatement} {
    connect();
    run(kSet, "synchronous_commit", "on"); // an acknowledged write survives a crash
    run(kSet, "statement_timeout", statementTimeout_);
    // A process that freezes in the middle of a write must not block other processes from its rows.
    run(kSet, "idle_in_transaction_session_timeout", kLongestIdle);
    // Read-only unless a transaction begins as a write, so that an accidental write fails as it does on
    // SQLite.
    run(kSet, "default_transaction_read_only", "on");
}

void PostgresConnection::connect() {
    // A database host that vanished is detected within half a minute, not after the system's two hours. A
    // standby refuses writes, so during a failover it counts as unreachable.
    char const* const values[] = {"wheelwright",        "3",    "10", "5", "3", "20000", "primary", "UTF8",
                                  address_.uri.c_str(), nullptr};
    static_assert(std::size(kKeywords) == std::size(values));
    constexpr int expandDbname = 1;
    connection_.reset(PQconnectdbParams(kKeywords, values, expandDbname));
    if (!connection_) throw std::bad_alloc{};
    if (PQstatus(connection_.get()) != CONNECTION_OK) fail(nullptr, kConnect);
    PQsetNoticeProcessor(connection_.get(), ignoreNotice, nullptr); // libpq would print to stderr
    PQsetnonblocking(connection_.get(), 1);
}

// Waits for the server's answer to the query that was sent. The deadline is for a frozen server, which keeps
// its connections open for hours without answering.
PostgresConnection::Answer PostgresConnection::answerTo(bool isSent, Query const& query) {
    auto const until = SteadyClock::now() + (hasNoDeadline_ ? 24h : longestAnswer_);
    Answer last;
    while (isSent) {
        while (!PQisBusy(connection_.get())) {
            Answer next{PQgetResult(connection_.get())};
            if (!next) return last;
            last = std::move(next);
        }
        if (waitForServer(until)) continue;
        cutOff();
        throw DatabaseError{DatabaseError::Kind::ConnectionLost,
                            std::string{query.name} + ": the database does not answer"};
    }
    return last;
}

bool PostgresConnection::waitForServer(SteadyClock::time_point until) {
    auto const left = std::chrono::ceil<std::chrono::milliseconds>(until - SteadyClock::now());
    if (left <= 0ms) return false;
    bool const isWriting = PQflush(connection_.get()) == 1;
    pollfd socket{.fd = PQsocket(connection_.get()),
                  .events = static_cast<short>(isWriting ? POLLIN | POLLOUT : POLLIN),
                  .revents = 0};
    if (poll(&socket, 1, static_cast<int>(left.count())) != 0) PQconsumeInput(connection_.get());
    return true;
}

// Ends the connection: a late answer would be taken for the answer to another statement.
void PostgresConnection::cutOff() {
    shutdown(PQsocket(connection_.get()), SHUT_RDWR);
    PQconsumeInput(connection_.get());
    outdated_ = true;
}

Rows PostgresConnection::execute(Query const& query, std::span<Param const> params) {
    PostgresParams const wire{query, params};
    auto const& name = prepared(query);
    auto const result = answerTo(PQsendQueryPrepared(connection_.get(), name.c_str(), wire.count(),
                                                     wire.values(), wire.lengths(), wire.formats(), 0) == 1,
                                 query);
    require(result, query);
    return Rows{readTable(query, result.get())};
}

std::string const& PostgresConnection::prepared(Query const& query) {
    auto const* const known = statements_.find(query.sql);
    bool const hasToForget = hasStalePlans_ || (known == nullptr && statements_.full());
    // Not inside a transaction: after a failure it accepts nothing but its rollback.
    if (hasToForget && !inTransaction()) {
        require(
            answerTo(PQsendQuery(connection_.get(), kForgetStatements.sql.data()) == 1, kForgetStatements),
            kForgetStatements);
        statements_.clear();
        hasStalePlans_ = false;
    } else if (known != nullptr) {
        return *known;
    }
    auto name = "s" + std::to_string(++statementsMade_);
    std::string const sql{query.sql}; // libpq needs a NUL-terminated text
    require(answerTo(PQsendPrepare(connection_.get(), name.c_str(), sql.c_str(), 0, nullptr) == 1, query),
            query);
    return statements_.add(query.sql, std::move(name));
}

void PostgresConnection::require(Answer const& result, Query const& query) {
    auto const status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) fail(result, query);
}

void PostgresConnection::fail(Answer const& result, Query const& query) {
    auto const field = [&](int code) { return result ? PQresultErrorField(result.get(), code) : nullptr; };
    auto const* const state = field(PG_DIAG_SQLSTATE);
    // Without the details: they repeat stored values, which don't belong in a log.
    auto const* const message = field(PG_DIAG_MESSAGE_PRIMARY);
    auto const lost = PQstatus(connection_.get()) != CONNECTION_OK;
    auto const kind = lost ? DatabaseError::Kind::ConnectionLost : kindOfSqlState(state ? state : "");
    // After a migration by another process, a prepared query may no longer fit its table. The work is retried
    // with newly prepared queries.
    if (state && std::string_view{state} == kStalePlan) hasStalePlans_ = true;
    auto text = std::string{query.name} + ": " + (message ? message : PQerrorMessage(connection_.get()));
    text.erase(text.find_last_not_of('\n') + 1);
    throw DatabaseError{kind, address_.withoutSecrets(std::move(text))};
}

Query PostgresConnection::beginning(Access access) const noexcept {
    // Serializable, because writes run one at a time on SQLite: code that is correct there must be correct
    // here.
    if (access == Access::Write) return {"begin_write", "begin isolation level serializable, read write"};
    return {"begin_read", "begin isolation level repeatable read, read only"};
}

bool PostgresConnection::inTransaction() const noexcept {
    auto const status = PQtransactionStatus(connection_.get());
    return status == PQTRANS_INTRANS || status == PQTRANS_INERROR;
}

bool PostgresConnection::alive() noexcept {
    if (outdated_ || PQstatus(connection_.get()) != CONNECTION_OK) return false;
    if (PQtransactionStatus(connection_.get()) != PQTRANS_IDLE) return false;
    // An idle server sends nothing, except that it is shutting down.
    pollfd socket{.fd = PQsocket(connection_.get()), .events = POLLIN, .revents = 0};
    return poll(&socket, 1, 0) == 0;
}

void PostgresConnection::lockSchema() {
    // Migrating a large table takes long, also when another process does it while this one waits for the
    // lock. On a busy machine the pauses between statements are long too.
    run(kSet, "statement_timeout", "0");
    run(kSet, "idle_in_transaction_session_timeout", "0");
    hasNoDeadline_ = true;
    run(kLockSchema);
}

void PostgresConnection::unlockSchema() {
    run(kUnlockSchema);
    run(kSet, "statement_timeout", statementTimeout_);
    run(kSet, "idle_in_transaction_session_timeout", kLongestIdle);
    hasNoDeadline_ = false;
}

void PostgresConnection::lockRetries() {
    try {
        // A process that freezes between two attempts is in no transaction; its session ends all the same,
        // and with it the lock.
        run(kSet, "idle_session_timeout", kLongestIdle);
        run(kLockRetries);
    } catch (...) {
        cutOff(); // the session may hold the lock
        throw;
    }
}

void PostgresConnection::unlockRetries() {
    run(kUnlockRetries);
}

} // namespace wheelwright::storage
