#include "app/program/backups.hpp"
#include "app/program/bucket_backups.hpp"
#include "app/settings/rules.hpp"
#include "base/deadline.hpp"
#include "base/files.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "media/file_archive.hpp"
#include "storage/backup.hpp"
#include "storage/migration_list.hpp"
#include <algorithm>

namespace wheelwright::app {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr auto kBetween = 24h;
constexpr auto kBetweenTries = 10min;
constexpr std::string_view kEnding = ".db";
constexpr std::string_view kUnfinished = ".db.unfinished"; // and what SQLite keeps beside it
constexpr std::size_t kDayLength = 10;                     // 2026-11-19
constexpr std::size_t kTimeLength = 20;                    // 2026-11-19T17-42-00Z

// Without colons, which other systems don't take in names.
std::string nameOf(Instant instant) {
    auto text = isoTime(instant).substr(0, kTimeLength - 1) + "Z";
    std::ranges::replace(text, ':', '-');
    return text;
}

// The name's time and not the file's, which changes when the folder is copied.
std::optional<Instant> timeIn(std::string_view name) {
    auto const day = dayStart(name.substr(0, kDayLength));
    if (!day || name.size() < kTimeLength) return std::nullopt;
    auto const part = [&](std::size_t at) { return wholeNumber(name.substr(at, 2)).value_or(0); };
    auto const made =
        *day + std::chrono::hours{part(11)} + std::chrono::minutes{part(14)} + std::chrono::seconds{part(17)};
    return nameOf(made) == name.substr(0, kTimeLength) ? std::optional{made} : std::nullopt;
}

// Calls `use` with each file that begins so, its time, and what follows the time.
template <class Use> void eachFile(fs::path const& folder, std::string_view prefix, Use const& use) {
    std::error_code none;
    for (auto const& entry : fs::directory_iterator{folder, none}) {
        auto const name = entry.path().filename().string();
        if (!name.starts_with(prefix)) continue;
        auto const rest = std::string_view{name}.substr(prefix.size());
        if (auto const time = timeIn(rest)) use(entry.path(), *time, rest.substr(kTimeLength));
    }
}

} // namespace

std::vector<BackupFolder::Kept> BackupFolder::list(std::string_view prefix, Instant now) const {
    std::vector<Kept> kept;
    eachFile(path_, prefix, [&](fs::path const& file, Instant madeAt, std::string_view ending) {
        if (ending == kEnding && madeAt <= now + kClocksDiffer) kept.push_back({file, madeAt});
    });
    std::ranges::sort(kept, std::ranges::greater{}, &Kept::madeAt);
    return kept;
}

bool BackupFolder::isLost() const {
    if (note_.empty() || !fs::exists(note_) || fs::exists(markFile())) return false;
    return readFile(note_) == path_.string();
}

void BackupFolder::mark() const {
    if (note_.empty()) return;
    std::ofstream{markFile()} << "Wheelwright makes its backups here.\n";
    std::ofstream{note_} << path_.string();
}

fs::path BackupFolder::make(std::string_view prefix, Instant now) const {
    if (isLost())
        throw storage::BackupError{"The folder " + path_.string() +
                                   " isn't the one that has the backups. Is its disk mounted? If you emptied "
                                   "it, create the file " +
                                   markFile().string() + "."};
    if (fs::create_directories(path_)) fs::permissions(path_, fs::perms::owner_all);
    return path_ / backupName(prefix, now);
}

// Copies of the operator's, packed or encrypted beside their originals, have other endings and stay.
void BackupFolder::keepNewest(std::string_view prefix, Instant now) const {
    auto const kept = list(prefix, now);
    if (kept.empty()) return;
    std::vector<fs::path> old;
    eachFile(path_, prefix, [&](fs::path const& file, Instant madeAt, std::string_view ending) {
        if (ending.starts_with(kUnfinished) && madeAt < kept.front().madeAt) old.push_back(file);
    });
    for (std::size_t i = kMostKept; i < kept.size(); ++i)
        old.push_back(kept[i].file);
    for (auto const& file : old)
        fs::remove(file);
}

std::int64_t BackupFolder::forget(std::string_view prefix, Instant before) const {
    std::int64_t count = 0;
    for (auto const& [file, madeAt] : list(prefix, before))
        if (madeAt < before && fs::remove(file)) ++count;
    return count;
}

std::string backupName(std::string_view prefix, Instant madeAt, std::string_view tail) {
    auto name = std::string{prefix} + nameOf(madeAt);
    if (!tail.empty()) name.append("-").append(tail);
    return name.append(kEnding);
}

std::optional<Instant> backupTime(std::string_view name, std::string_view prefix) {
    if (!name.starts_with(prefix) || !name.ends_with(kEnding)) return std::nullopt;
    name.remove_prefix(prefix.size());
    name.remove_suffix(kEnding.size());
    bool const mayHaveTail = name.size() == kTimeLength || name.substr(0, kTimeLength + 1).ends_with("Z-");
    return mayHaveTail ? timeIn(name) : std::nullopt;
}

BackupFolder backupFolder(Settings const& settings) {
    if (settings.backupTo.empty() || goesToBucket(settings.backupTo)) return BackupFolder{settings.data};
    fs::path const data{settings.data};
    // A folder of the data is on its disk.
    auto const below =
        fs::path{settings.backupTo}.lexically_normal().lexically_relative(data.lexically_normal());
    if (!below.empty() && *below.begin() != "..") return BackupFolder{settings.backupTo};
    return BackupFolder{settings.backupTo, data / "backups-are-in"};
}

void makeBackup(Settings const& settings, storage::Database& database, fs::path const& file, Uploads uploads,
                Clock const& clock) {
    auto const store = media::storeFor(mediaRules(settings), clock);
    storage::AddToBackup const files = [&](storage::Database& backup) {
        media::archiveFiles(*store, backup);
    };
    storage::backUp(database, file, storage::migrationList(), clock.now(),
                    uploads == Uploads::WithFiles ? files : storage::AddToBackup{});
}

DailyBackups::DailyBackups(Settings const& settings, storage::Database& database, Clock const& clock,
                           Tell tell)
    : settings_{settings},
      database_{database},
      clock_{clock},
      tell_{std::move(tell)},
      folder_{backupFolder(settings)},
      bucket_{goesToBucket(settings.backupTo) ? std::make_unique<BucketBackups>(settings, clock) : nullptr},
      turns_{"daily backup", kBetweenTries, [this] { turn(); }} {}

DailyBackups::~DailyBackups() = default;

std::optional<Instant> DailyBackups::lastAt() const {
    auto const at = lastAt_.load();
    return at > 0 ? std::optional{instantOf(at)} : std::nullopt;
}

std::optional<Instant> DailyBackups::newest(Instant now) const {
    if (bucket_) {
        auto const kept = bucket_->list(now);
        return kept.empty() ? std::nullopt : std::optional{kept.front().madeAt};
    }
    auto const kept = folder_.list(kDaily, now);
    return kept.empty() ? std::nullopt : std::optional{kept.front().madeAt};
}

void DailyBackups::make(Instant now) const {
    if (!bucket_) {
        auto const file = folder_.make(kDaily, now);
        makeBackup(settings_, database_, file, Uploads::WithFiles, clock_);
        folder_.mark();
        folder_.keepNewest(kDaily, now);
        return log::info("backup made", {{"file", std::string_view{file.native()}}});
    }
    auto const file = fs::path{settings_.data} / "backup-on-its-way.db";
    fs::remove(file); // of a turn that was interrupted
    makeBackup(settings_, database_, file, Uploads::WithoutFiles, clock_);
    auto const name = bucket_->add(file, now);
    fs::remove(file);
    bucket_->keepNewest(now);
    log::info("backup uploaded to the bucket", {{"name", std::string_view{name}}});
}

void DailyBackups::turn() try {
    auto const now = clock_.now();
    auto last = newest(now);
    if (!last || now - *last >= kBetween) {
        make(now);
        last = now;
    }
    lastAt_ = millisecondsOf(*last);
    tell_(true);
} catch (std::exception const& problem) {
    log::error("backup failed", {{"problem", std::string_view{problem.what()}}});
    tell_(false);
}

} // namespace wheelwright::app
