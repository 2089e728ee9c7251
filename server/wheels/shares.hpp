#pragma once
#include "base/clock.hpp"
#include "base/recurring.hpp"
#include "base/word_check.hpp"
#include "storage/database.hpp"
#include "wheels/own_media.hpp"
#include "wheels/share_cache.hpp"
#include "wheels/wheel_store.hpp"
#include <set>

namespace wheelwright::wheels {

// The wheel behind a link, inside the caller's transaction. Refused: a link that leads nowhere, and a
// wheel that was taken down.
Result<WheelRecord> wheelShared(storage::Connection& connection, std::string_view shareId);

// Shared wheels for everyone, from memory where they are there. What another process or the command
// line changed is noticed within half a second.
class Shares {
public:
    // `reached` hears whether the database can be asked, whenever that changes.
    Shares(storage::Database& database, Clock const& clock, ShareCache& cache, Palettes const& palettes,
           OwnMedia media = {}, std::function<void(bool)> reached = {}, WordVerdicts words = {});

    ShareCache::Entry inMemory(std::string_view shareId) const; // null: it has to be loaded
    Result<ShareCache::Entry> load(std::string_view shareId);
    Result<http::MadeFile> preview(std::string_view shareId, PictureMaker& pictures);

private:
    void follow();
    void followOthers();

    storage::Database& database_;
    Clock const& clock_;
    ShareCache& cache_;
    Palettes const& palettes_;
    OwnMedia media_;
    WordVerdicts words_;
    std::set<std::string> seen_; // changes already acted on; only the follower's thread uses it
    Instant lastLook_;
    Instant nextSweep_;
    std::function<void(bool)> reached_;
    bool isAway_ = false;
    Recurring follower_; // last: it uses all of the above
};

} // namespace wheelwright::wheels
