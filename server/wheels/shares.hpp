#pragma once
#include "base/clock.hpp"
#include "base/recurring.hpp"
#include "base/single_flight.hpp"
#include "base/word_check.hpp"
#include "storage/database.hpp"
#include "wheels/own_media.hpp"
#include "wheels/share_cache.hpp"
#include "wheels/wheel_store.hpp"
#include <set>

namespace wheelwright::wheels {

// The wheel of a share, read inside the caller's transaction. Refuses unknown shares and wheels that were
// taken down.
Result<WheelRecord> wheelShared(storage::Connection& connection, ShareId const& shareId);

// Shared wheels for everyone, cached in memory. Changes by another process or the command line take effect
// within half a second.
class Shares {
public:
    Shares(storage::Database& database, Clock const& clock, ShareCache& cache, Palettes const& palettes,
           OwnMedia media = {}, WordVerdicts words = {});

    // Null if it has to be loaded. Takes the text of the id: a hit copies nothing.
    ShareCache::Entry inMemory(std::string_view shareId) const;
    Result<ShareCache::Entry> load(ShareId const& shareId);
    Result<http::MadeFile> preview(ShareId const& shareId, PictureMaker& pictures);
    // `make` runs once for all who wait for the page.
    using FileMaker = std::function<http::MadeFile(SharedWheel const&)>;
    Result<http::MadeFile> page(ShareId const& shareId, FileMaker const& make);

private:
    // Makes a file of a shared wheel and keeps it with the entry, unless `make` returns null.
    Result<http::MadeFile> made(ShareId const& shareId, http::MadeFile SharedWheel::*file,
                                FileMaker const& make);
    void follow();

    storage::Database& database_;
    Clock const& clock_;
    ShareCache& cache_;
    Palettes const& palettes_;
    OwnMedia media_;
    WordVerdicts words_;
    SingleFlight<http::MadeFile> making_; // previews and pages
    std::set<std::string> seen_;          // changes already applied; used by the follower's thread only
    Instant lastLook_;
    Instant sweptAt_;
    Recurring follower_; // last: it uses all of the above
};

} // namespace wheelwright::wheels
