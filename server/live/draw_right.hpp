#pragma once
#include "live/draw_entries.hpp"
#include "live/room_store.hpp"
#include "storage/connection.hpp"

namespace wheelwright::live {

// The digest of a draw's key that is stored with the draw. A draw from before keys has the empty digest, and
// a request without a key asks for that one.
std::string drawKeyDigest(std::string_view drawKey);

// The right to make one draw, to repeat the request and to get the salt. A page has it by the key that it got
// when it began the draw; a room has it for the draws of its own chain. Ids and entropy of draws are public,
// so the store gives the secrets of a draw to nothing less than this.
class DrawRight {
public:
    DrawRight(SpinId spinId, std::string_view drawKey)
        : spinId_{std::move(spinId)}, keyDigest_{drawKeyDigest(drawKey)} {}
    DrawRight(SpinId spinId, RoomRecord const& room)
        : spinId_{std::move(spinId)}, room_{Room{room.id, room.generation}} {}

    SpinId const& spinId() const { return spinId_; }
    bool isOfRoom() const { return room_.has_value(); }

    bool opens(storage::Row const& spin) const;

    // False once another process has taken the room up. If true, it stays so until the transaction ends.
    bool holds(storage::Connection& connection) const;

private:
    struct Room {
        RoomId id;
        std::int64_t generation;
    };
    SpinId spinId_;
    std::string keyDigest_;
    std::optional<Room> room_;
};

} // namespace wheelwright::live
