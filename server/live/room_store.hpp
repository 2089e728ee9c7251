#pragma once
#include "base/clock.hpp"
#include "base/id.hpp"
#include "ledger/ledger.hpp"
#include "storage/connection.hpp"
#include "wheels/wheel_document.hpp"
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::live {

using RoomId = Id<struct RoomKind>; // the liveId of the API

inline constexpr std::chrono::hours kRoomLives{24};
inline constexpr std::chrono::minutes kEmptyRoomLives{30};
// For its door, once it is empty: guests' rooms count against the limit of their network until they end.
inline constexpr std::chrono::hours kGuestRoomWaits{3};

// A room as it is stored: enough for another process to take it over.
struct RoomRecord {
    RoomId id;
    std::string code;
    std::string hostKeyHash;
    std::string hostId;            // the host's viewer id; empty before a host has joined
    std::string hostName;          // likewise
    std::optional<UserId> ownerId; // the user who opened it; the wheel may show their uploads
    wheels::WheelId wheelId;
    std::string wheel; // the wheel document; every viewer sees it
    std::int64_t revision = 1;
    double rest = 0;
    bool viewersSpin = false;
    bool hidesTexts = false;
    std::string lang;
    std::string spin;            // the spin message whose result isn't closed yet; empty: none
    std::string removed;         // ids of viewers who may not come back, one per line
    std::int64_t generation = 0; // how many times a process has taken the room up
    std::int64_t createdAt = 0;
    std::int64_t endsAt = 0;
    // Lies ahead where an empty room waits for its door to open: nobody is expected before.
    std::optional<std::int64_t> emptySince;
    std::string openedFrom = {}; // the digest of the site it was opened from

    bool isForgottenAt(Instant now) const; // empty for too long

    // Pays for the wheel and the receipts.
    ledger::Owner payer() const {
        return ownerId ? ledger::Owner{*ownerId} : ledger::Owner{ledger::Source{openedFrom}};
    }
};

// What the sweep reads of a room.
struct RoomStanding {
    std::int64_t generation = 0;
    bool isEmpty = false;
    bool isGuests = false; // no account opened it
};

// The outcome of a write. Only the latest generation may write: a process that lost the room while it was
// frozen gets LostLease. Deleted: the room's row is gone, for example with the account that opened it.
enum class WriteOutcome { Stored, LostLease, Deleted };

bool isHostKeyOf(RoomRecord const& room, std::string_view hostKey);
bool isRemovedFrom(RoomRecord const& room, std::string_view viewerId);
bool isViewerKey(std::string_view text); // by its length

// Rooms in the database. Each function works inside the caller's transaction.

bool addRoom(storage::Connection& connection, RoomRecord const& room); // false: the code is taken
std::int64_t countRooms(storage::Connection& connection);
std::int64_t countRoomsOf(storage::Connection& connection, UserId const& userId);
std::int64_t countGuestRooms(storage::Connection& connection);
std::int64_t countGuestRoomsFrom(storage::Connection& connection, std::string_view openedFrom);
std::map<RoomId, RoomStanding> roomStandings(storage::Connection& connection); // by id

std::optional<RoomRecord> findRoom(storage::Connection& connection, RoomId const& id);
std::optional<RoomRecord> findRoomByCode(storage::Connection& connection, std::string_view code);
// The newest room with people in it that one of these users opened for the wheel.
std::optional<RoomId> findOccupiedRoom(storage::Connection& connection, wheels::WheelId const& wheelId,
                                       UserId const& userId, UserId const& otherId);
std::vector<RoomId> roomIdsOf(storage::Connection& connection, UserId const& userId);

// Increments the generation and returns the room, for the process that now runs it.
std::optional<RoomRecord> takeUpRoom(storage::Connection& connection, RoomId const& id);

WriteOutcome saveRoom(storage::Connection& connection, RoomRecord const& room); // everything but the wheel
WriteOutcome saveRoomWheel(storage::Connection& connection, RoomRecord const& room);
WriteOutcome eraseRoom(storage::Connection& connection, RoomRecord const& room);

// Whether the room is still this generation's: then it stays so until the transaction ends.
WriteOutcome holdRoom(storage::Connection& connection, RoomRecord const& room);

// Whether this is still the room's generation. If so, it stays so until the transaction ends.
bool holdsRoom(storage::Connection& connection, RoomId const& id, std::int64_t generation);

// Notes that the room is empty, unless a process has taken it up since that generation.
void noteEmpty(storage::Connection& connection, RoomId const& id, std::int64_t generation, std::int64_t now);

void eraseRoomsOf(storage::Connection& connection, UserId const& userId);

// Rooms that have ended or have been empty for too long.
bool hasOldRooms(storage::Connection& connection, Instant now);
std::vector<RoomRecord> eraseOldRooms(storage::Connection& connection, Instant now);

} // namespace wheelwright::live
