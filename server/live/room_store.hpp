#pragma once
#include "live/room_record.hpp"
#include "storage/connection.hpp"
#include <map>
#include <vector>

// Rooms in the database. Each function works inside the caller's transaction.
namespace wheelwright::live {

bool addRoom(storage::Connection& connection, RoomRecord const& room); // false: the code is taken
std::int64_t countRooms(storage::Connection& connection);
std::int64_t countRoomsOf(storage::Connection& connection, std::string_view userId);
std::int64_t countGuestRoomsFrom(storage::Connection& connection, std::string_view openedFrom);
std::map<std::string, RoomStanding> roomStandings(storage::Connection& connection); // by id

std::optional<RoomRecord> findRoom(storage::Connection& connection, std::string_view id);
std::optional<RoomRecord> findRoomByCode(storage::Connection& connection, std::string_view code);
std::vector<std::string> roomIdsOf(storage::Connection& connection, std::string_view userId);

// Increments the generation and returns the room, for the process that now runs it.
std::optional<RoomRecord> takeUpRoom(storage::Connection& connection, std::string_view id);

Written saveRoom(storage::Connection& connection, RoomRecord const& room); // everything but the wheel
Written saveRoomWheel(storage::Connection& connection, RoomRecord const& room);
Written eraseRoom(storage::Connection& connection, RoomRecord const& room);

// Whether this is still the room's generation. If so, it stays so until the transaction ends.
bool holdsRoom(storage::Connection& connection, std::string_view id, std::int64_t generation);

// Notes that the room is empty, unless a process has taken it up since that generation.
void noteEmpty(storage::Connection& connection, std::string_view id, std::int64_t generation,
               std::int64_t now);

void eraseRoomsOf(storage::Connection& connection, std::string_view userId);

// Erases rooms that have ended by `now` or have been empty since `emptySince` or longer.
void eraseOldRooms(storage::Connection& connection, std::int64_t now, std::int64_t emptySince);

} // namespace wheelwright::live
