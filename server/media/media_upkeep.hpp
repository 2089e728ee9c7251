#pragma once
#include "base/clock.hpp"
#include "media/media_counts.hpp"
#include "media/media_files.hpp"
#include "media/media_rules.hpp"
#include "media/media_store.hpp"
#include "storage/database.hpp"

namespace wheelwright::media {

// What is done about files beside requests: erasing what was deleted or has ended, and finding files
// without an upload and uploads without a file.
class MediaUpkeep {
public:
    MediaUpkeep(storage::Database& database, Clock const& clock, MediaRules const& rules, MediaStore& store,
                MediaFiles& files, MediaCounts& counts)
        : database_{database}, clock_{clock}, rules_{rules}, store_{store}, files_{files}, counts_{counts} {}

    void work(); // whatever is due

    void eraseDeleted();
    void endExpired();
    void sweepOrphans();

private:
    storage::Database& database_;
    Clock const& clock_;
    MediaRules const& rules_;
    MediaStore& store_;
    MediaFiles& files_;
    MediaCounts& counts_;
    Instant nextExpiry_;
    Instant nextSweep_;
};

} // namespace wheelwright::media
