#pragma once
#include "entries/entry_list.hpp"
#include "hooks/hook_event.hpp"
#include "live/room_store.hpp"

// What an account's webhooks hear of its rooms. Each function works inside the transaction that stores what
// has happened; a guest's room has no webhooks.
namespace wheelwright::live {

std::string pathOf(RoomRecord const& room);

void tellOpened(storage::Connection& connection, RoomRecord const& room, Instant now);
void tellEnded(storage::Connection& connection, RoomRecord const& room, Instant now);

// Of those among the provisional changes who have come onto the wheel.
void tellJoined(storage::Connection& connection, RoomRecord const& room, entries::EntryList const& list,
                Instant now);

} // namespace wheelwright::live
