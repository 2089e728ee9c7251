#include "app/program/schema_upgrade.hpp"
#include "app/program/backups.hpp"
#include "base/log.hpp"
#include "storage/backup.hpp"
#include "storage/installation.hpp"
#include "storage/migration_list.hpp"
#include "wheels/wheels.hpp"
#include <set>

namespace wheelwright::app {
namespace {

void requireKnown(storage::Database& database, int version) {
    if (version <= static_cast<int>(storage::migrationList().size())) return;
    auto const program = storage::notedProgram(database);
    throw storage::SchemaError{"The database has schema version " + std::to_string(version) +
                               ", this program " + WHEELWRIGHT_VERSION + " knows versions up to " +
                               std::to_string(storage::migrationList().size()) + ": install Wheelwright " +
                               (program ? *program + " or newer" : "of the version that changed it") +
                               ", or restore an older backup."};
}

int versionIn(std::filesystem::path const& backup) try {
    auto archive = storage::Database::openArchive(backup);
    return storage::schemaVersion(archive);
} catch (std::exception const&) {
    return 0; // it can't be read
}

// An upgrade that fails half-way is tried again at each start. Its backups replace one another, but not the
// backup that the older program can read.
void makeRoom(BackupFolder const& folder, Instant now) {
    auto const kept = folder.list(kBeforeUpgrade, now);
    if (kept.size() <= kMostKept) return;
    std::set<int> versions;
    std::filesystem::path twin;
    for (auto const& [file, madeAt] : kept)
        if (!versions.insert(versionIn(file)).second) twin = file;
    if (!twin.empty()) std::filesystem::remove(twin);
}

// A step back is the backup and the older program: no migration can be undone.
void backUpBefore(Settings const& settings, storage::Database& database, int version, Clock const& clock) {
    auto const folder = backupFolder(settings);
    auto const theirs = std::span{storage::migrationList()}.first(static_cast<std::size_t>(version));
    try {
        auto const now = clock.now();
        auto const file = folder.make(kBeforeUpgrade, now);
        // A start that was cut off in this very second may have made it.
        if (versionIn(file) != version) storage::backUp(database, file, theirs, now);
        folder.mark();
        makeRoom(folder, now);
        folder.keepNewest(kBeforeUpgrade, now);
        log::info("backup made before the upgrade", {{"file", std::string_view{file.native()}}});
    } catch (std::exception const& problem) {
        throw std::runtime_error{std::string{"The upgrade waits for a backup, which failed: "} +
                                 problem.what()};
    }
}

} // namespace

std::vector<storage::AppliedMigration> upgradeSchema(Settings const& settings, storage::Database& database,
                                                     Clock const& clock) {
    auto const version = storage::schemaVersion(database);
    auto const newest = static_cast<int>(storage::migrationList().size());
    requireKnown(database, version);
    if (database.engine() == storage::Engine::Sqlite && version > 0 && version < newest)
        backUpBefore(settings, database, version, clock);
    auto applied = storage::migrate(database, storage::migrationList(), clock.now());
    storage::noteProgram(database, WHEELWRIGHT_VERSION);
    wheels::settleLogs(database);
    return applied;
}

} // namespace wheelwright::app
