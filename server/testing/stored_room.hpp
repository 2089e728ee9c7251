#pragma once
#include "live/room_store.hpp"
#include "storage/database.hpp"

namespace wheelwright::testing {

// A room that no process runs, for tests of what a room may do with its draws.
inline live::RoomRecord storedRoom(storage::Database& database, std::string const& id,
                                   std::optional<UserId> const& ownerId = {}) {
    live::RoomRecord room;
    room.id = live::RoomId{id};
    room.code = id;
    room.ownerId = ownerId;
    database.write([&](storage::Connection& connection) { live::addRoom(connection, room); });
    return room;
}

} // namespace wheelwright::testing
