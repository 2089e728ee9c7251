#pragma once
#include "base/clock.hpp"
#include "media/media_counts.hpp"
#include "media/media_files.hpp"
#include "media/media_rules.hpp"
#include "media/store_owner.hpp"
#include "storage/database.hpp"
#include <unordered_set>

namespace wheelwright::media {

// Background work on files: erases those of deleted and expired uploads, and finds files without an upload
// and uploads without a file.
class MediaUpkeep {
public:
    MediaUpkeep(storage::Database& database, Clock const& clock, MediaRules const& rules, MediaStore& store,
                StoreOwner& owner, MediaFiles& files, MediaCounts& counts);

    void work(); // does everything that is due

    void eraseDeleted();
    void endExpired();
    // Puts files without an upload on the list of those to erase, days later, unless the store or the
    // database looks like the wrong one.
    void sweepOrphans();

    // False while files without an upload are kept because the store looks like another installation's,
    // can't be looked through, or denies erasing.
    bool maySweep() const {
        return claim_ != StoreOwner::Claim::Foreign && claim_ != StoreOwner::Claim::Hidden && !isRefused_ &&
               erasing_ != Erasing::Denied;
    }

private:
    enum class Erasing { Untried, Works, Denied };

    void tryErasing();
    void eraseFiles(std::vector<std::string> const& ids);
    bool eraseFile(std::string const& id); // false if the store denies it

    storage::Database& database_;
    Clock const& clock_;
    MediaRules const& rules_;
    MediaStore& store_;
    StoreOwner& owner_;
    MediaFiles& files_;
    MediaCounts& counts_;
    Instant expiredAt_;
    Instant lookedAt_;
    Instant sweptAt_; // begins with the start: the first sweep waits, as a restore may be under way
    StoreOwner::Claim claim_ = StoreOwner::Claim::Ours; // when it was last looked at
    bool isRefused_ = false;
    Erasing erasing_ = Erasing::Untried;
    // Files that the store refuses to erase although it erases others; tried again with the next look.
    std::unordered_set<std::string> denied_;
};

} // namespace wheelwright::media
