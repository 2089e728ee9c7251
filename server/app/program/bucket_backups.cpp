#include "app/program/bucket_backups.hpp"
#include "app/settings/rules.hpp"
#include "base/chance.hpp"
#include "base/deadline.hpp"
#include "base/digest.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "storage/backup.hpp"
#include <algorithm>
#include <fstream>

namespace wheelwright::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kScheme = "s3:";
constexpr std::string_view kWhole = "whole";
constexpr std::size_t kPart = 4UL * 1024 * 1024; // a slow line sends it within the store's timeout
constexpr std::chrono::hours kLongestBackup{24};
constexpr std::size_t kTailLength = 8;
constexpr char kType[] = "application/octet-stream";

std::string numbered(std::size_t part) {
    auto const digits = std::to_string(part);
    return std::string(digits.size() < 5 ? 5 - digits.size() : 0, '0') + digits;
}

} // namespace

bool goesToBucket(std::string_view backupTo) {
    return backupTo.starts_with(kScheme);
}

BucketBackups::BucketBackups(Settings const& settings, Clock const& clock)
    : store_{media::storeFor(mediaRules(settings), clock)} {
    if (!goesToBucket(settings.backupTo)) return;
    prefix_ = trimmed(std::string_view{settings.backupTo}.substr(kScheme.size()), "/");
    if (!prefix_.empty()) prefix_ += '/';
}

std::string BucketBackups::keyOf(std::string_view name, std::string_view part) const {
    return prefix_ + std::string{name} + "/" + std::string{part};
}

std::vector<BucketBackups::Kept> BucketBackups::list(Instant now) const {
    std::vector<Kept> kept;
    store_->eachFile([&](media::StoredFile const& file) {
        std::string_view key = file.key;
        auto const end = "/" + std::string{kWhole};
        if (!key.starts_with(prefix_) || !key.ends_with(end)) return;
        key.remove_prefix(prefix_.size());
        key.remove_suffix(end.size());
        if (auto const madeAt = backupTime(key, kDaily); madeAt && *madeAt <= now + kClocksDiffer)
            kept.push_back({std::string{key}, *madeAt});
    });
    std::ranges::sort(kept, std::ranges::greater{}, &Kept::madeAt);
    return kept;
}

std::string BucketBackups::add(fs::path const& file, Instant madeAt) const {
    auto const name = backupName(kDaily, madeAt, newUuid().substr(0, kTailLength));
    std::ifstream from{file, std::ios::binary};
    std::string digests;
    std::string part(kPart, '\0');
    std::size_t number = 0;
    try {
        for (; from; ++number) {
            from.read(part.data(), static_cast<std::streamsize>(part.size()));
            std::string_view const bytes{part.data(), static_cast<std::size_t>(from.gcount())};
            if (bytes.empty()) break;
            store_->put(keyOf(name, numbered(number)), bytes, kType);
            digests += sha256Hex(bytes) + "\n";
        }
        if (from.bad() || digests.empty()) throw storage::BackupError{"Cannot read " + file.string() + "."};
        store_->put(keyOf(name, kWhole), digests, "text/plain");
    } catch (...) {
        eraseParts(name, number); // the next try has another name
        throw;
    }
    return name;
}

void BucketBackups::eraseParts(std::string const& name, std::size_t most) const {
    try {
        store_->erase(keyOf(name, kWhole));
        for (std::size_t number = 0; number <= most; ++number)
            store_->erase(keyOf(name, numbered(number)));
    } catch (std::exception const& problem) {
        log::warn("deleting parts of a backup from the bucket failed",
                  {{"problem", std::string_view{problem.what()}}});
    }
}

void BucketBackups::keepNewest(Instant now) const {
    auto const kept = list(now);
    if (kept.empty()) return;
    std::vector<std::string> old;
    store_->eachFile([&](media::StoredFile const& file) {
        std::string_view key = file.key;
        if (!key.starts_with(prefix_)) return;
        auto const name = key.substr(prefix_.size(), key.find('/', prefix_.size()) - prefix_.size());
        auto const madeAt = backupTime(name, kDaily);
        if (!madeAt || *madeAt >= kept.front().madeAt) return;
        bool const isWhole = std::ranges::find(kept, name, &Kept::name) != kept.end();
        if (!isWhole && now - *madeAt < kLongestBackup) return; // another process may be at it
        auto const stays = std::min(kMostKept, kept.size());
        bool const isKept =
            std::ranges::any_of(kept.begin(), kept.begin() + static_cast<std::ptrdiff_t>(stays),
                                [&](Kept const& each) { return each.name == name; });
        if (!isKept) old.push_back(file.key);
    });
    // The last object goes first, so that an interrupted deletion doesn't leave a backup that looks whole.
    std::ranges::sort(old, std::ranges::greater{});
    for (auto const& key : old)
        store_->erase(key);
}

void BucketBackups::fetch(std::string const& name, fs::path const& to) const {
    auto const digests = store_->get(keyOf(name, kWhole));
    if (!digests) throw storage::BackupError{"There is no backup " + name + " in the bucket."};
    std::ofstream file{to, std::ios::binary | std::ios::trunc};
    fs::permissions(to, fs::perms::owner_read | fs::perms::owner_write);
    std::string_view rest = *digests;
    for (std::size_t number = 0; !rest.empty(); ++number) {
        auto const digest = takePart(rest, '\n');
        auto const part = store_->get(keyOf(name, numbered(number)));
        if (!part || sha256Hex(*part) != digest)
            throw storage::BackupError{"Part " + std::to_string(number) + " of the backup " + name +
                                       " is missing or damaged. Nothing was changed."};
        file << *part;
    }
    if (!file.flush())
        throw storage::BackupError{"The backup doesn't fit on the disk of " + to.string() + "."};
}

} // namespace wheelwright::app
