#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::live {

// A room as it is stored: enough for another process to go on with it.
struct RoomRecord {
    std::string id;
    std::string code;
    std::string hostKeyHash;
    std::string hostId;                 // the viewer who hosts; empty before anyone has
    std::string hostName;               // likewise
    std::optional<std::string> ownerId; // the user who opened it, for their own pictures and sounds
    std::string wheelId;
    std::string wheel; // the document, for everyone's eyes
    std::int64_t revision = 1;
    double rest = 0;
    bool viewersSpin = false;
    bool hidesTexts = false;
    std::string lang;
    std::string spin;            // the message of the spin whose result is not closed; empty: none
    std::string removed;         // viewers who may not come back, one a line
    std::int64_t generation = 0; // how often it was taken up from the database
    std::int64_t createdAt = 0;
    std::int64_t endsAt = 0;
    std::optional<std::int64_t> emptySince;
    std::string openedFrom = {}; // the digest of the network it was opened from
};

// What came of a write. Only the generation that was taken up last may write: a process that lost the room
// while it was frozen finds that it has moved. Gone it is with the account that opened it.
enum class Written { Done, Moved, Gone };

bool isHostKeyOf(RoomRecord const& room, std::string_view hostKey);
bool isRemovedFrom(RoomRecord const& room, std::string_view viewerId);

} // namespace wheelwright::live
