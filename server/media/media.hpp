#pragma once
#include "base/recurring.hpp"
#include "media/media_files.hpp"
#include "media/media_store.hpp"
#include "media/media_upkeep.hpp"
#include "media/uploads.hpp"
#include <memory>

namespace wheelwright::media {

// The objects of this module, in the order in which they need each other.
class Media {
public:
    // `storeWorks` is called with false when the files can't be reached, and with true when they can again;
    // `maySweep` after each turn of the upkeep whether it sweeps files without an upload.
    Media(storage::Database& database, MediaRules rules, Clock const& clock, http::Metrics& metrics,
          WatchedStore::Tell storeWorks, std::function<void(bool)> maySweep);

    std::unique_ptr<http::FormReceiver> receive(MediaKind kind, std::string_view contentType) const;

    // Where these of the user's uploads can be fetched; other ids are left out.
    TextMap<std::string> addressesOf(storage::Connection& connection, UserId const& userId,
                                     std::vector<std::string> const& ids) const;

    MediaRules const rules;
    MediaCounts counts;
    Spool const spool;
    WatchedStore store;
    StoreOwner owner;
    FileChecker checker;
    HumanCheck humanCheck;
    SignedAddresses const addresses;
    MediaFiles files;
    Uploads uploads;
    MediaUpkeep upkeep;
    Recurring upkeepTurns; // last: it uses all of the above
};

} // namespace wheelwright::media
