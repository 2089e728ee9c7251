#include "live/room_record.hpp"
#include "base/digest.hpp"

namespace wheelwright::live {

bool isHostKeyOf(RoomRecord const& room, std::string_view hostKey) {
    return sameSecret(sha256Hex(hostKey), room.hostKeyHash);
}

bool isRemovedFrom(RoomRecord const& room, std::string_view viewerId) {
    return room.removed.find(std::string{viewerId} + "\n") != std::string::npos;
}

} // namespace wheelwright::live
