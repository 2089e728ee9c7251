#pragma once
#include "app/program/backups.hpp"
#include "media/media_store.hpp"

namespace wheelwright::app {

// Whether --backup-to names the bucket of --s3-bucket: s3:PREFIX.
bool goesToBucket(std::string_view backupTo);

// Backups in the bucket of the uploads, for a server whose disk may go with it. Each is a list of parts, and
// counts once its last object is there, which has their digests.
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

    // Throws a BackupError unless it is there, whole and as it was.
    void fetch(std::string const& name, std::filesystem::path const& to) const;

private:
    std::string keyOf(std::string_view name, std::string_view part) const;
    void eraseParts(std::string const& name, std::size_t most) const;

    std::unique_ptr<media::MediaStore> store_;
    std::string prefix_; // of every key, with a slash at its end unless it is empty
};

} // namespace wheelwright::app
