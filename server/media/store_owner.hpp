#pragma once
#include "media/media_store.hpp"
#include "media/upload_store.hpp"
#include "storage/database.hpp"

namespace wheelwright::media {

// The installation that a store belongs to. A marker object in the store holds its id. Without the marker, a
// server with the right store and the wrong database took all files for orphans.
class StoreOwner {
public:
    enum class Claim {
        Ours,
        Unclaimed,
        Foreign,
        Hidden, // our key may not read the marker, or not see that there is none
    };

    StoreOwner(MediaStore& store, std::string installationId)
        : store_{store}, installationId_{std::move(installationId)} {}

    Claim look() const;
    void claim() { store_.put(kMarkerKey, installationId_, "text/plain"); }

    // Throws StoreDenied if our key may not erase here. S3 says so even where there is no such object; to a
    // folder it makes no difference. A bucket with versions keeps a delete marker of each try, so every try
    // has the same key. Not for a store that belongs to another installation.
    void tryErasing() { store_.erase(kProbeKey); }

    static constexpr std::string_view kProbeKey = "wheelwright-erasing"; // never written
    static constexpr std::string_view kMarkerKey = "wheelwright-installation";

private:
    MediaStore& store_;
    std::string const installationId_;
};

// Compares the files of a store with the uploads of a database. A store may also hold unrelated files: only
// keys that begin with an id count.
struct StoreSurvey {
    std::unordered_set<std::string> stored; // every key
    std::vector<KnownUpload> uploads;
    std::size_t ours = 0;             // files with a key of ours, but those of deleted uploads
    std::size_t withUpload = 0;       // those that an upload names
    std::vector<std::string> orphans; // those that no upload names, and that are no longer young

    // Why none of the orphans may be erased; empty when they may.
    std::string_view refusal(StoreOwner::Claim claim) const;
};

// Whether an upload that a survey found without its file is still without it: users upload and delete while
// the store is listed.
bool hasLostFile(MediaStore& store, storage::Database& database, UploadId const& id);

StoreSurvey surveyStore(MediaStore& store, storage::Database& database, Instant now);

} // namespace wheelwright::media
