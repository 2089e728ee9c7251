#pragma once
#include "app/settings/settings.hpp"
#include "base/clock.hpp"
#include "base/recurring.hpp"
#include "storage/database.hpp"
#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

namespace wheelwright::app {

// Prefix of the names of backups; their time follows it.
inline constexpr std::string_view kDaily = "wheelwright-";
inline constexpr std::string_view kBeforeUpgrade = "before-upgrade-";

// wheelwright-2026-11-19T17-42-00Z.db or …00Z-TAIL.db, and the time in such a name.
std::string backupName(std::string_view prefix, Instant madeAt, std::string_view tail = {});
std::optional<Instant> backupTime(std::string_view name, std::string_view prefix);

// A folder of backups that are named after their time: wheelwright-2026-11-19T17-42-00Z.db.
class BackupFolder {
public:
    // `note` is a file on another disk that says where backups were made; empty: none does.
    explicit BackupFolder(std::filesystem::path path, std::filesystem::path note = {})
        : path_{std::move(path)}, note_{std::move(note)} {}

    // Whether backups were made here before and the folder has lost its mark: its disk isn't mounted.
    bool isLost() const;
    // Call it after a backup was made: marks the folder, so that a missing mark shows later that its disk
    // isn't mounted.
    void mark() const;
    std::filesystem::path markFile() const { return path_ / ".wheelwright-backups"; }

    struct Kept {
        std::filesystem::path file;
        Instant madeAt;
    };
    // Newest first. One of the future doesn't count: a clock that was ahead once would end the backups for
    // years.
    std::vector<Kept> list(std::string_view prefix, Instant now) const;

    // Creates the folder, for its user only, and returns the name of the next backup. Throws where the folder
    // is lost: backups would fill the disk below.
    std::filesystem::path make(std::string_view prefix, Instant now) const;

    // Deletes all but the newest seven, and what an interrupted backup left behind.
    void keepNewest(std::string_view prefix, Instant now) const;

    // Deletes those that were made before. Returns how many.
    std::int64_t forget(std::string_view prefix, Instant before) const;

private:
    std::filesystem::path path_;
    std::filesystem::path note_;
};

inline constexpr std::size_t kMostKept = 7;

// Where the server puts backups: the setting's folder, or else the data folder, also beside a bucket.
BackupFolder backupFolder(Settings const& settings);

enum class Uploads { WithoutFiles, WithFiles };

// Copies the database, and the files of uploads if asked, into a file.
void makeBackup(Settings const& settings, storage::Database& database, std::filesystem::path const& file,
                Uploads uploads, Clock const& clock);

class BucketBackups;

// Makes a backup with uploads when the last one is a day old, and tries again every ten minutes while that
// fails. One in the bucket is without uploads, which are there too.
class DailyBackups {
public:
    ~DailyBackups();
    using Tell = std::function<void(bool works)>;

    DailyBackups(Settings const& settings, storage::Database& database, Clock const& clock, Tell tell);

    std::optional<Instant> lastAt() const; // nullopt: none is known

private:
    void turn();
    std::optional<Instant> newest(Instant now) const;
    void make(Instant now) const;

    Settings const& settings_;
    storage::Database& database_;
    Clock const& clock_;
    Tell const tell_;
    BackupFolder const folder_;
    std::unique_ptr<BucketBackups> bucket_; // null: backups go to the folder
    std::atomic<std::int64_t> lastAt_ = 0;  // in milliseconds
    Recurring turns_;                       // last: it uses all of the above
};

} // namespace wheelwright::app
