#include "storage/sqlite_connection.hpp"
#include "base/encoding.hpp"
#include <cerrno>
#include <sqlite3.h>
#include <string>
#include <thread>

namespace wheelwright::storage {
namespace {

// A statement must be reset before it runs again, however its last run ended.
struct ResetAfterwards {
    sqlite3_stmt* statement;
    ~ResetAfterwards() {
        sqlite3_reset(statement);
        sqlite3_clear_bindings(statement);
    }
};

struct Binder {
    sqlite3_stmt* statement;
    int position;

    int operator()(std::nullptr_t) const { return sqlite3_bind_null(statement, position); }
    int operator()(bool value) const { return sqlite3_bind_int(statement, position, value ? 1 : 0); }
    int operator()(std::int64_t value) const { return sqlite3_bind_int64(statement, position, value); }
    int operator()(double value) const { return sqlite3_bind_double(statement, position, value); }
    // A null pointer would bind NULL: empty text and empty bytes are values.
    int operator()(std::string_view text) const {
        return sqlite3_bind_text64(statement, position, text.empty() ? "" : text.data(), text.size(),
                                   SQLITE_STATIC, SQLITE_UTF8);
    }
    int operator()(std::span<std::byte const> bytes) const {
        return sqlite3_bind_blob64(statement, position,
                                   bytes.empty() ? "" : static_cast<void const*>(bytes.data()), bytes.size(),
                                   SQLITE_STATIC);
    }
};

Cell readCell(sqlite3_stmt* statement, int column) {
    auto const type = sqlite3_column_type(statement, column);
    if (type == SQLITE_INTEGER) return std::int64_t{sqlite3_column_int64(statement, column)};
    if (type == SQLITE_FLOAT) return sqlite3_column_double(statement, column);
    if (type == SQLITE_NULL) return nullptr;
    auto const* data = sqlite3_column_blob(statement, column);
    auto const size = static_cast<std::size_t>(sqlite3_column_bytes(statement, column));
    if (type == SQLITE_TEXT)
        return size == 0 ? std::string{} : std::string{static_cast<char const*>(data), size};
    auto const* bytes = static_cast<std::byte const*>(data);
    return size == 0 ? Bytes{} : Bytes{bytes, bytes + size};
}

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

DatabaseError::Kind kindOfSqliteCode(int extendedCode, int systemError) noexcept {
    using enum DatabaseError::Kind;
    switch (extendedCode) {
        case SQLITE_CONSTRAINT_UNIQUE:
        case SQLITE_CONSTRAINT_PRIMARYKEY:
        case SQLITE_CONSTRAINT_ROWID: return Unique;
        case SQLITE_CONSTRAINT_FOREIGNKEY: return ForeignKey;
        default: break;
    }
    auto const family = extendedCode & 0xFF;
    switch (family) {
        case SQLITE_CONSTRAINT:
        case SQLITE_TOOBIG: return Check;
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return Busy;
        case SQLITE_FULL: return DiskFull;
        case SQLITE_IOERR: return systemError == ENOSPC || systemError == EDQUOT ? DiskFull : Other;
        case SQLITE_READONLY: return ReadOnly;
        case SQLITE_CANTOPEN: return ConnectionLost;
        default: return Other;
    }
}

void throwSqliteError(sqlite3* database, std::string_view query) {
    auto const kind = kindOfSqliteCode(sqlite3_extended_errcode(database), sqlite3_system_errno(database));
    throw DatabaseError{kind, std::string{query} + ": " + sqlite3_errmsg(database)};
}

void SqliteStatement::Finalize::operator()(sqlite3_stmt* statement) const noexcept {
    sqlite3_finalize(statement);
}

SqliteStatement::SqliteStatement(sqlite3* database, Query const& query) : database_{database} {
    sqlite3_stmt* statement = nullptr;
    char const* rest = nullptr;
    auto const status = sqlite3_prepare_v3(database, query.sql.data(), static_cast<int>(query.sql.size()),
                                           SQLITE_PREPARE_PERSISTENT, &statement, &rest);
    statement_.reset(statement);
    if (status != SQLITE_OK) throwSqliteError(database, query.name);
    auto const unread = query.sql.substr(static_cast<std::size_t>(rest - query.sql.data()));
    // SQLite would run the first statement and ignore the others; PostgreSQL refuses such a text.
    if (statement == nullptr || unread.find_first_not_of(" \t\n;") != unread.npos)
        throw DatabaseError{DatabaseError::Kind::Other,
                            std::string{query.name} + ": a query is exactly one statement"};

    auto const count = sqlite3_bind_parameter_count(statement);
    for (int number = 1; number <= count; ++number) {
        auto const name = "$" + std::to_string(number);
        auto const position = sqlite3_bind_parameter_index(statement, name.c_str());
        if (position == 0)
            throw DatabaseError{DatabaseError::Kind::Other, std::string{query.name} +
                                                                ": parameters must be $1…$n, and " + name +
                                                                " is missing"};
        positions_.push_back(position);
    }
}

void SqliteStatement::bind(Query const& query, std::span<Param const> params) {
    if (params.size() != positions_.size())
        throw DatabaseError{DatabaseError::Kind::Other,
                            std::string{query.name} + ": needs " + std::to_string(positions_.size()) +
                                " parameters, got " + std::to_string(params.size())};
    for (std::size_t i = 0; i < params.size(); ++i)
        if (std::visit(Binder{statement_.get(), positions_[i]}, params[i]) != SQLITE_OK)
            throwSqliteError(database_, query.name);
}

void SqliteStatement::readRow(Table& table) const {
    auto const width = sqlite3_data_count(statement_.get());
    for (int column = 0; column < width; ++column)
        table.cells.push_back(readCell(statement_.get(), column));
}

Table SqliteStatement::run(Query const& query, std::span<Param const> params) {
    ResetAfterwards const reset{statement_.get()};
    bind(query, params);
    Table table{.query = std::string{query.name}, .columns = {}, .cells = {}, .affected = 0};
    auto const changesBefore = sqlite3_total_changes64(database_);
    auto status = sqlite3_step(statement_.get());
    // Only now: the first step may have prepared the statement again for a changed schema.
    for (int column = 0; column < sqlite3_column_count(statement_.get()); ++column)
        table.columns.emplace_back(sqlite3_column_name(statement_.get(), column));
    for (; status == SQLITE_ROW; status = sqlite3_step(statement_.get()))
        readRow(table);
    if (status != SQLITE_DONE) throwSqliteError(database_, query.name);
    // SQLite keeps reporting the last change; a statement that changed nothing must report 0.
    if (sqlite3_total_changes64(database_) != changesBefore) table.affected = sqlite3_changes64(database_);
    return table;
}

void SqliteConnection::Close::operator()(sqlite3* database) const noexcept {
    sqlite3_close(database);
}

SqliteConnection::SqliteConnection(std::filesystem::path const& file, Access access,
                                   std::chrono::milliseconds busyTimeout)
    : access_{access} {
    // An absolute path can't be mistaken for a file: URI and doesn't depend on the working folder.
    auto const path = std::filesystem::absolute(file).string();
    open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    // SQLite silently opens a write-protected file as read-only: only the first save would fail.
    if (sqlite3_db_readonly(database_.get(), "main") == 1)
        throw DatabaseError{DatabaseError::Kind::ReadOnly, path + " may not be written to"};
    try {
        sqlite3_busy_timeout(database_.get(), static_cast<int>(busyTimeout.count()));
        switchToWal(busyTimeout);
        configure();
    } catch (DatabaseError const& error) {
        throw DatabaseError{error.kind(), "opening " + path + ": " + error.what()};
    }
}

SqliteConnection::SqliteConnection(std::filesystem::path const& file) : access_{Access::Read} {
    auto const uri = "file:" + percentEncoded(std::filesystem::absolute(file).string(), "/");
    // Immutable: otherwise SQLite makes files beside it for its locks, also where it only reads.
    open(uri + "?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
    configure();
}

void SqliteConnection::open(std::string const& name, int flags) {
    sqlite3* database = nullptr;
    auto const status = sqlite3_open_v2(name.c_str(), &database, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    database_.reset(database);
    if (status != SQLITE_OK) throwSqliteError(database, "opening " + name);
    sqlite3_extended_result_codes(database, 1);
}

void SqliteConnection::configure() {
    // "x" in double quotes is always a name, as in PostgreSQL. By default SQLite takes it for a text when no
    // such column exists.
    sqlite3_db_config(database_.get(), SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
    sqlite3_db_config(database_.get(), SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
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
