#include "storage/migrations.hpp"
#include <optional>

namespace wheelwright::storage {
namespace {

constexpr Query kSqliteTable{
    "schema_table",
    "select name as found from sqlite_master where type = 'table' and name = 'schema_migrations'"};
constexpr Query kPostgresTable{
    "schema_table", "select 'schema_migrations' as found where to_regclass('schema_migrations') is not null"};
constexpr Query kCreateTable{"schema_create", "create table schema_migrations ("
                                              "number bigint primary key, name text not null, "
                                              "applied_at bigint not null)"};
constexpr Query kApplied{"schema_applied", "select number, name from schema_migrations order by number"};
constexpr Query kRecord{"schema_record",
                        "insert into schema_migrations (number, name, applied_at) values ($1, $2, $3)"};

std::string titleOf(int number, std::string_view name) {
    return "migration " + std::to_string(number) + " (" + std::string{name} + ")";
}

void requireAscending(std::span<Migration const> migrations) {
    int expected = 1;
    for (auto const& [number, name, statements, fill] : migrations)
        if (number != expected++)
            throw std::logic_error{titleOf(number, name) + " is listed where " +
                                   std::to_string(expected - 1) + " belongs"};
}

bool hasTable(Connection& connection) {
    return !connection.run(connection.engine() == Engine::Sqlite ? kSqliteTable : kPostgresTable).empty();
}

std::vector<AppliedMigration> readApplied(Connection& connection) {
    std::vector<AppliedMigration> applied;
    if (!hasTable(connection)) return applied;
    for (auto const& row : connection.run(kApplied))
        applied.push_back({row.get<int>("number"), row.get<std::string>("name")});
    return applied;
}

int versionOf(std::vector<AppliedMigration> const& applied) {
    return applied.empty() ? 0 : applied.back().number;
}

void requireSameHistory(std::vector<AppliedMigration> const& applied, std::span<Migration const> migrations) {
    if (versionOf(applied) > static_cast<int>(migrations.size()))
        throw SchemaError{"The database has schema version " + std::to_string(versionOf(applied)) +
                          ", this program knows versions up to " + std::to_string(migrations.size()) +
                          ": start the newer program that changed it, or restore an older backup."};
    for (std::size_t i = 0; i < applied.size(); ++i)
        if (applied[i].number != migrations[i].number || applied[i].name != migrations[i].name)
            throw SchemaError{"The database records " + titleOf(applied[i].number, applied[i].name) +
                              " where this program has " + titleOf(migrations[i].number, migrations[i].name) +
                              ": it was made by another program."};
}

std::string forEngine(std::string_view statement, Engine engine) {
    constexpr std::string_view placeholder = "{bytes}";
    auto const type = engine == Engine::Sqlite ? "blob" : "bytea";
    std::string text{statement};
    for (auto at = text.find(placeholder); at != text.npos; at = text.find(placeholder))
        text.replace(at, placeholder.size(), type);
    return text;
}

void apply(Connection& connection, Migration const& migration, Instant now) {
    try {
        for (auto const& statement : migration.statements)
            connection.run(Query{migration.name, forEngine(statement, connection.engine())});
        if (migration.fill) migration.fill(connection, now);
        connection.run(kRecord, migration.number, migration.name, now.time_since_epoch().count());
    } catch (DatabaseError const& error) {
        throw DatabaseError{error.kind(),
                            titleOf(migration.number, migration.name) + " failed: " + error.what()};
    }
}

// Reads the applied migrations again inside each transaction: another process may have migrated while this
// one waited.
std::optional<AppliedMigration> applyNext(Connection& connection, std::span<Migration const> migrations,
                                          Instant now) {
    return connection.transaction(Access::Write, [&]() -> std::optional<AppliedMigration> {
        if (!hasTable(connection)) connection.run(kCreateTable);
        auto const applied = readApplied(connection);
        requireSameHistory(applied, migrations);
        if (applied.size() == migrations.size()) return std::nullopt;
        auto const& next = migrations[applied.size()];
        apply(connection, next, now);
        return AppliedMigration{next.number, std::string{next.name}};
    });
}

} // namespace

int schemaVersion(Database& database) {
    return database.read([](Connection& connection) { return versionOf(readApplied(connection)); });
}

std::vector<AppliedMigration> migrate(Database& database, std::span<Migration const> migrations,
                                      Instant now) {
    requireAscending(migrations);
    return database.underSchemaLock([&](Connection& connection) {
        std::vector<AppliedMigration> applied;
        while (auto next = applyNext(connection, migrations, now))
            applied.push_back(std::move(*next));
        return applied;
    });
}

void checkSchema(Database& database, std::span<Migration const> migrations) {
    requireAscending(migrations);
    auto const applied = database.read(readApplied);
    requireSameHistory(applied, migrations);
    if (applied.size() < migrations.size())
        throw SchemaError{"The database has schema version " + std::to_string(versionOf(applied)) +
                          ", this program needs " + std::to_string(migrations.size()) +
                          ": run `wheelwright migrate`."};
}

} // namespace wheelwright::storage
