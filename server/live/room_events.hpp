#pragma once
#include "entries/entry_list.hpp"
#include "hooks/hook_event.hpp"
#include "live/room_store.hpp"

// Events for the webhooks of a room's owner. Each function works inside the transaction that stores what has
// happened; a guest's room has no webhooks.
namespace wheelwright::live {

std::string pathOf(RoomRecord const& room);

void tellOpened(storage::Connection& connection, RoomRecord const& room, Instant now);
void tellEnded(storage::Connection& connection, RoomRecord const& room, Instant now);

// For the people whom the provisional changes put on the wheel.
void tellJoined(storage::Connection& connection, RoomRecord const& room, entries::EntryList const& list,
                Instant now);

} // namespace wheelwright::live
