#pragma once
#include "base/clock.hpp"
#include "base/id.hpp"
#include "media/media_rules.hpp"
#include "storage/connection.hpp"
#include <unordered_set>
#include <vector>

// Uploads in the database. Each function works inside the caller's transaction.
namespace wheelwright::media {

using UploadId = Id<struct UploadKind>;
using UploadIds = std::unordered_set<UploadId, TextHash, std::equal_to<>>;

struct Upload {
    UploadId id;
    UserId userId;
    MediaKind kind = MediaKind::Image;
    std::string name;
    std::string fileName;
    std::string contentType;
    std::int64_t size = 0;          // of the file itself
    std::int64_t thumbnailSize = 0; // 0: it has none
    std::optional<std::int64_t> width;
    std::optional<std::int64_t> height;
    std::optional<double> duration; // seconds
    std::optional<double> loudness; // LUFS
    bool isMissing = false;         // its file isn't in the store
    Instant createdAt;
    std::optional<Instant> expiresAt;
    std::int64_t addressEpoch = 0; // of its owner
};

std::optional<Upload> findUpload(storage::Connection& connection, UploadId const& id);
// Newest first.
std::vector<Upload> uploadsOf(storage::Connection& connection, UserId const& userId, MediaKind kind);
std::vector<Upload> allUploadsOf(storage::Connection& connection, UserId const& userId);
// How often all addresses of this user's files were voided.
std::int64_t addressEpochOf(storage::Connection& connection, UserId const& userId);
UploadIds uploadIdsOf(storage::Connection& connection, UserId const& userId);
std::int64_t countUploads(storage::Connection& connection, UserId const& userId);

void addUpload(storage::Connection& connection, Upload const& upload);

// Deletes the row and puts the file on the list of files to erase.
void eraseUpload(storage::Connection& connection, UploadId const& id, Instant now);

std::vector<Upload> dueUploads(storage::Connection& connection, Instant now);
void setExpiry(storage::Connection& connection, UploadId const& id, std::optional<Instant> expiresAt);

// How long files without an upload are marked before they go: time to notice a wrong database.
inline constexpr std::chrono::days kOrphansMarked{3};

struct KnownUpload {
    UploadId id;
    bool isMissing = false;
    bool hasThumbnail = false;
};
std::vector<KnownUpload> knownUploads(storage::Connection& connection);
void setMissing(storage::Connection& connection, UploadId const& id, bool isMissing);

bool eraseAt(storage::Connection& connection, std::string_view key, Instant at); // false: on the list already
std::vector<std::string> uploadsToErase(storage::Connection& connection, Instant now); // their ids
// All of them, also where the upload is back.
std::vector<std::string> erasuresDue(storage::Connection& connection, Instant now);
void noteErased(storage::Connection& connection, std::string_view id);

} // namespace wheelwright::media
