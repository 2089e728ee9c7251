#include "app/database_findings.hpp"
#include "storage/migration_list.hpp"
#include "storage/migrations.hpp"

namespace wheelwright::app {
namespace {

using storage::Connection;
using storage::Query;

constexpr Query kIntegrity{"doctor_integrity", "pragma integrity_check(1)"};
constexpr Query kReferences{"doctor_references", "select count(*) as broken from pragma_foreign_key_check"};
constexpr Query kFsync{"doctor_fsync", "select setting from pg_settings where name = 'fsync'"};

Finding schemaFinding(storage::Database& database) {
    auto const version = storage::schemaVersion(database);
    auto const newest = static_cast<int>(storage::migrationList().size());
    auto const versions =
        "version " + std::to_string(version) + ", the program's is " + std::to_string(newest);
    if (version < newest)
        return {
            Verdict::Worth, "The database has schema " + versions + ".",
            "It is brought up to date by the next start, or by wheelwright migrate. Make a backup first."};
    if (version > newest)
        return {Verdict::Bad, "The database has schema " + versions + ".",
                "It was used by a newer program: install that one, or restore a backup from before."};
    return {Verdict::Good, "The schema is version " + std::to_string(version) + "."};
}

Diagnosis sqliteFindings(Connection& connection) {
    auto const found = connection.run(kIntegrity).one().get<std::string>("integrity_check");
    auto const broken = connection.run(kReferences).one().get<std::int64_t>("broken");
    Diagnosis findings;
    if (found != "ok")
        findings.push_back({Verdict::Bad, "The database file is damaged: " + found + ".",
                            "Stop the server, keep a copy of the file, and restore the last backup."});
    if (broken > 0)
        findings.push_back({Verdict::Bad,
                            std::to_string(broken) + " rows of the database belong to rows that are gone.",
                            "Something else wrote to the file. Restore the last backup."});
    if (findings.empty()) findings.push_back({Verdict::Good, "The database file is whole."});
    return findings;
}

Finding postgresFinding(Connection& connection) {
    if (connection.run(kFsync).one().get<std::string>("setting") == "off")
        return {Verdict::Bad, "PostgreSQL runs with fsync off: a power cut loses what was acknowledged.",
                "Set fsync = on in postgresql.conf."};
    return {Verdict::Good, "PostgreSQL answers and keeps what it acknowledges."};
}

} // namespace

Diagnosis databaseFindings(storage::Database& database) {
    Diagnosis findings{schemaFinding(database)};
    database.read([&](Connection& connection) {
        if (database.engine() == storage::Engine::Sqlite)
            for (auto& finding : sqliteFindings(connection))
                findings.push_back(std::move(finding));
        else
            findings.push_back(postgresFinding(connection));
    });
    return findings;
}

} // namespace wheelwright::app
