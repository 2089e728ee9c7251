#include "live/draw_right.hpp"
#include "base/digest.hpp"

namespace wheelwright::live {

std::string drawKeyDigest(std::string_view drawKey) {
    return drawKey.empty() ? std::string{} : sha256Hex(drawKey);
}

bool DrawRight::opens(storage::Row const& spin) const {
    bool const isRooms = spin.get<bool>("of_room");
    if (room_) return isRooms && spin.get<std::string>("chain") == room_->id.text();
    return !isRooms && sameSecret(spin.get<std::string>("key_digest"), keyDigest_);
}

bool DrawRight::holds(storage::Connection& connection) const {
    return !room_ || holdsRoom(connection, room_->id, room_->generation);
}

} // namespace wheelwright::live
