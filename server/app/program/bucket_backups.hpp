#pragma once
#include "app/program/backups.hpp"
#include "media/media_store.hpp"

namespace wheelwright::app {

// Whether --backup-to names the bucket of --s3-bucket: s3:PREFIX.
bool goesToBucket(std::string_view backupTo);

// Backups in the bucket of the uploads, for a server that may lose its disk. Each backup consists of parts
// and a last object with their digests; without that object it doesn't count.
class BucketBackups {
public:
    BucketBackups(Settings const& settings, Clock const& clock);

    struct Kept {
        std::string name; // wheelwright-2026-11-19T17-42-00Z-3f9a01bc.db
        Instant madeAt;
    };
    std::vector<Kept> list(Instant now) const; // newest first
    // Returns its name, which no other has: two servers may begin in the same second.
    std::string add(std::filesystem::path const& file, Instant madeAt) const;
    void keepNewest(Instant now) const; // as those of a folder

    // Throws a BackupError if a part is missing or was changed.
    void fetch(std::string const& name, std::filesystem::path const& to) const;

private:
    std::string keyOf(std::string_view name, std::string_view part) const;
    void eraseParts(std::string const& name, std::size_t most) const;

    std::unique_ptr<media::MediaStore> store_;
    std::string prefix_; // prefix of every key; ends with a slash unless it is empty
};

} // namespace wheelwright::app
