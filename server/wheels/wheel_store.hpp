#pragma once
#include "storage/connection.hpp"
#include "wheels/wheel_document.hpp"
#include <vector>

// Wheels and their saved versions in the database. All functions run inside the caller's transaction.
namespace wheelwright::wheels {

inline constexpr std::int64_t kVersionsKept = 20;
inline constexpr std::int64_t kWheelsPerPage = 20;

// A wheel without its document.
struct WheelRecord {
    WheelId id;
    std::optional<UserId> ownerId;    // nullopt: it came from elsewhere, and no user has saved it
    std::optional<std::string> owner; // {providerName}:{userId}
    std::string name;
    std::int64_t sliceCount = 0;
    std::string colors;
    std::int64_t version = 0;
    std::int64_t savedAt = 0;
    std::optional<ShareId> shareId;
    std::optional<std::int64_t> takenDownAt; // since then its share is hidden
    std::optional<std::string> saveId = {};  // of the last save, if the page sent one

    Stamp stamp() const { return {owner, savedAt, shareId}; }
    bool isOf(UserId const& userId) const { return ownerId == userId; }
};

std::optional<WheelRecord> findWheel(storage::Connection& connection, WheelId const& id);
std::optional<WheelRecord> findWheelByShare(storage::Connection& connection, ShareId const& shareId);

// The wheel's document in its current version.
std::string textOf(storage::Connection& connection, WheelRecord const& wheel);
// A document of the wheel with the results as they are now: the stored one has those of its last save.
std::string withResultsNow(storage::Connection& connection, WheelId const& id, std::string document);

// Adds a version, and the wheel itself if it is new. Deletes versions beyond the kept ones.
void putWheel(storage::Connection& connection, WheelRecord const& wheel, std::string_view text);
void eraseWheel(storage::Connection& connection, WheelId const& id);
void setShare(storage::Connection& connection, WheelId const& id, std::optional<ShareId> const& shareId);
void setTakenDown(storage::Connection& connection, WheelId const& id, std::optional<std::int64_t> at);

std::int64_t countWheels(storage::Connection& connection, UserId const& userId);
std::int64_t bytesOfVersionsUpTo(storage::Connection& connection, WheelId const& id, std::int64_t version);
// Saved last first; pages count from 1.
std::vector<WheelRecord> wheelsOf(storage::Connection& connection, UserId const& userId, std::int64_t page);
struct WheelName {
    WheelId id;
    std::string name;
};
std::vector<WheelName> wheelNamesOf(storage::Connection& connection, UserId const& userId);
// All wheels of a user, last saved first.
std::vector<WheelRecord> allWheelsOf(storage::Connection& connection, UserId const& userId);

struct WheelVersion {
    std::int64_t version = 0;
    std::int64_t savedAt = 0;
    std::string name;
    std::int64_t sliceCount = 0;
    std::string colors;
};
std::vector<WheelVersion> versionsOf(storage::Connection& connection, WheelId const& id);

struct VersionText {
    WheelVersion version;
    std::string text;
};
std::optional<VersionText> findVersion(storage::Connection& connection, WheelId const& id,
                                       std::int64_t version);

} // namespace wheelwright::wheels
