#include "storage/installation.hpp"

namespace wheelwright::storage {
namespace {

constexpr Query kInstallationId{"installation_id", "select value from installation where name = 'id'"};
constexpr Query kProbe{"write_probe", "insert into installation (name, value) values ('probed_at', $1) "
                                      "on conflict (name) do update set value = excluded.value"};
constexpr Query kProgram{"installation_program", "select value from installation where name = 'program'"};
constexpr Query kNoteProgram{"installation_note_program",
                             "insert into installation (name, value) values ('program', $1) "
                             "on conflict (name) do update set value = excluded.value"};

} // namespace

std::string installationId(Connection& connection) {
    return connection.run(kInstallationId).one().get<std::string>("value");
}

void noteProgram(Database& database, std::string_view version) {
    if (notedProgram(database) == version) return;
    database.write([&](Connection& connection) { connection.run(kNoteProgram, version); });
}

std::optional<std::string> notedProgram(Database& database) {
    return database.read([](Connection& connection) -> std::optional<std::string> {
        auto const row = connection.run(kProgram).first();
        return row ? std::optional{row->get<std::string>("value")} : std::nullopt;
    });
}

std::optional<std::string> problemWithWriting(Database& database, Instant now) try {
    database.write([&](Connection& connection) {
        connection.run(kProbe, std::to_string(now.time_since_epoch().count()));
    });
    return std::nullopt;
} catch (DatabaseError const& problem) {
    return problem.what();
}

} // namespace wheelwright::storage
