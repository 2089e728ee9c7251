#include "app/commands/commands.hpp"
#include "app/program/open_database.hpp"
#include "app/settings/folders.hpp"
#include "base/clock.hpp"
#include "storage/backup.hpp"
#include "storage/migration_list.hpp"
#include "wheels/share_cache.hpp"

namespace wheelwright::app {
namespace {

Error oneFile(std::string_view command) {
    return badCommandLine("Usage: " + std::string{command} + " FILE.");
}

} // namespace

Result<std::string> backupCommand(Settings const& settings, std::vector<std::string> const& words) {
    if (words.size() != 1) return oneFile("backup");
    auto database = openExisting(*storage::parseDatabaseAddress(settings.database));
    try {
        storage::backUp(database, words[0], storage::migrationList(), SystemClock{}.now());
    } catch (storage::BackupError const& problem) {
        return Error{Fault::Conflict, "no_backup", problem.what()};
    }
    return "Everything in the database and its keys is in " + words[0] +
           ". Whoever has this file can sign in as anyone: keep it like a password.\n" +
           (settings.s3Url.empty()
                ? "Uploaded files are in " + settings.data + "/media/files: copy them too.\n"
                : "Uploaded files are in the bucket " + settings.s3Bucket + ": copy them too.\n");
}

Result<std::string> restoreCommand(Settings const& settings, std::vector<std::string> const& words,
                                   bool replace) {
    if (words.size() != 1) return oneFile("restore");
    auto const address = *storage::parseDatabaseAddress(settings.database);
    DataFolder folder{settings.data};
    folder.make();
    // A server that runs on the same file would keep using what it has cached of the old data.
    if (std::holds_alternative<storage::SqliteAddress>(address)) folder.lock();
    auto database = openOrExplain(address);
    auto const now = SystemClock{}.now();
    try {
        storage::restore(words[0], database, storage::migrationList(), now,
                         replace ? storage::IfNotEmpty::Replace : storage::IfNotEmpty::Refuse, settings.data);
    } catch (storage::BackupError const& problem) {
        return Error{Fault::Conflict, "no_restore", problem.what()};
    }
    database.write([&](storage::Connection& connection) {
        wheels::noteShareChange(connection, wheels::kEveryShare, millisecondsOf(now));
    });
    auto const done = "The database " + redacted(address) + " holds what " + words[0] + " held.\n";
    auto const findings = drawLogFindings(database, drawLogHead(settings));
    return isHealthy(findings) ? done : done + textOf(findings);
}

} // namespace wheelwright::app
