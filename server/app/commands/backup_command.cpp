#include "app/commands/commands.hpp"
#include "app/program/bucket_backups.hpp"
#include "app/program/open_database.hpp"
#include "app/settings/folders.hpp"
#include "app/settings/rules.hpp"
#include "base/clock.hpp"
#include "media/file_archive.hpp"
#include "storage/backup.hpp"
#include "storage/migration_list.hpp"
#include "wheels/share_cache.hpp"

namespace wheelwright::app {
namespace {

constexpr std::int64_t kOldHours = 48; // one day's backup may fail before the doctor calls it wrong

Error oneFile(std::string_view command) {
    return badCommandLine("Usage: " + std::string{command} + " FILE.");
}

} // namespace

Result<std::string> backupCommand(Settings const& settings, std::vector<std::string> const& words,
                                  bool withFiles) {
    if (words.size() != 1) return oneFile("backup");
    auto database = openExisting(*storage::parseDatabaseAddress(settings.database));
    try {
        makeBackup(settings, database, words[0], withFiles ? Uploads::WithFiles : Uploads::WithoutFiles,
                   SystemClock{});
    } catch (storage::BackupError const& problem) {
        return Error{Fault::Conflict, "no_backup", problem.what()};
    }
    return "Everything in the database and its keys is in " + words[0] +
           ". Whoever has this file can sign in as anyone: keep it like a password.\n" +
           (withFiles                ? "Uploaded files are in it too.\n"
            : settings.s3Url.empty() ? "Uploaded files are in " + settings.data +
                                           "/media/files: copy them too, or add --with-files.\n"
                                     : "Uploaded files are in the bucket " + settings.s3Bucket +
                                           ": copy them too, or add --with-files.\n");
}

namespace {

std::string hoursOld(Instant madeAt, Instant now) {
    auto const hours = std::chrono::floor<std::chrono::hours>(now - madeAt).count();
    return "The last backup is " + std::to_string(hours) + " hours old";
}

Finding bucketFinding(Settings const& settings) try {
    SystemClock const clock;
    auto const now = clock.now();
    auto const kept = BucketBackups{settings, clock}.list(now);
    if (kept.empty())
        return {Verdict::Warning, "There is no backup in " + settings.backupTo + " yet.",
                "The server makes one when it starts."};
    auto const what = hoursOld(kept.front().madeAt, now) + ": " + kept.front().name + " in the bucket.";
    if (now - kept.front().madeAt > std::chrono::hours{kOldHours})
        return {Verdict::Bad, what,
                "The server makes one each day. Is it running? Its log says why a backup failed."};
    return {Verdict::Good, what};
} catch (std::exception const& problem) {
    return {Verdict::Bad, std::string{"The backups in the bucket can't be listed: "} + problem.what(),
            "Check the s3 settings."};
}

// A backup of the bucket as a file of the data folder, which is removed with this object.
class FetchedBackup {
public:
    FetchedBackup(Settings const& settings, std::string_view address)
        : file_{std::filesystem::path{settings.data} / "backup-to-restore.db"} {
        auto named = settings;
        auto const slash = address.rfind('/');
        named.backupTo = slash == std::string_view::npos ? "s3:" : address.substr(0, slash);
        auto const name = address.substr(slash == std::string_view::npos ? 3 : slash + 1);
        SystemClock const clock;
        BucketBackups{named, clock}.fetch(std::string{name}, file_);
    }
    ~FetchedBackup() {
        std::error_code ignored;
        std::filesystem::remove(file_, ignored);
    }
    FetchedBackup(FetchedBackup const&) = delete;
    FetchedBackup& operator=(FetchedBackup const&) = delete;

    std::filesystem::path const& file() const { return file_; }

private:
    std::filesystem::path file_;
};

} // namespace

Finding backupFinding(Settings const& settings) {
    if (goesToBucket(settings.backupTo)) return bucketFinding(settings);
    if (settings.backupTo.empty())
        return {Verdict::Warning, "The server makes no automatic backups.",
                "Set --backup-to to a folder, preferably on another disk."};
    auto const now = SystemClock{}.now();
    auto const folder = backupFolder(settings);
    if (folder.isLost())
        return {Verdict::Bad, "The folder " + settings.backupTo + " isn't the one that has the backups.",
                "Mount its disk. If you emptied it, create the file " + folder.markFile().string() + "."};
    auto const kept = folder.list(kDaily, now);
    if (kept.empty())
        return {Verdict::Warning, "There is no backup in " + settings.backupTo + " yet.",
                "The server makes one when it starts. Check --backup-to."};
    auto const& [file, madeAt] = kept.front();
    auto const what = hoursOld(madeAt, now);
    try {
        auto archive = storage::Database::openArchive(file);
        auto const damage = damageIn(archive);
        if (storage::schemaVersion(archive) == 0 || !damage.empty())
            return {Verdict::Bad, what + " and damaged: " + file.string() + ". " + damage,
                    "Check the disk, move the file away, and restart the server: it makes another."};
    } catch (std::exception const& problem) {
        return {Verdict::Bad, what + " and can't be read: " + problem.what(),
                "Check the disk and who owns " + file.string() + "."};
    }
    if (now - madeAt > std::chrono::hours{kOldHours})
        return {Verdict::Bad, what + ": " + file.string() + ".",
                "The server makes one each day. Is it running, and is there space? Its log says why a backup "
                "failed."};
    return {Verdict::Good, what + " and can be read: " + file.string()};
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
    std::optional<std::size_t> files;
    try {
        std::optional<FetchedBackup> fetched;
        if (goesToBucket(words[0])) fetched.emplace(settings, words[0]);
        auto const file = fetched ? fetched->file() : std::filesystem::path{words[0]};
        storage::restore(file, database, storage::migrationList(), now,
                         replace ? storage::IfNotEmpty::Replace : storage::IfNotEmpty::Refuse, settings.data);
        files = media::restoreFiles(file, *media::storeFor(mediaRules(settings), SystemClock{}));
    } catch (storage::BackupError const& problem) {
        return Error{Fault::Conflict, "no_restore", problem.what()};
    } catch (media::StoreTrouble const& problem) {
        return Error{Fault::Unavailable, "no_restore", problem.what()};
    }
    database.write([&](storage::Connection& connection) {
        wheels::noteShareChange(connection, wheels::kEveryShare, millisecondsOf(now));
    });
    auto const done =
        "The database " + redacted(address) + " holds what " + words[0] + " held.\n" +
        (files ? std::to_string(*files) + " files of uploads are back, thumbnails included.\n"
         : settings.s3Url.empty() ? "The backup has no uploaded files: copy them back too.\n"
                                  : "The backup has no uploaded files: the bucket stays as it is.\n");
    auto const findings = drawLogFindings(database, drawLogHead(settings));
    return isHealthy(findings) ? done : done + textOf(findings);
}

} // namespace wheelwright::app
