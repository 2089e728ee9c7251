#pragma once
#include "base/clock.hpp"
#include "storage/connection.hpp"
#include <boost/json/object.hpp>

namespace wheelwright::hooks {

// What has happened in the account of a user. An address on this site is in `data` as "path".
struct HookEvent {
    std::string_view type;
    UserId userId;
    std::string wheelId;
    boost::json::object data;
};

inline constexpr std::string_view kSpinMade = "spin.made";
inline constexpr std::string_view kRoomOpened = "room.opened";
inline constexpr std::string_view kRoomEnded = "room.ended";
inline constexpr std::string_view kEntryJoined = "entry.joined";

// Whether it is worth finding out about an event.
bool hasWebhooks(storage::Connection& connection, UserId const& userId);

// Queues the event for each webhook that asks for it, inside the transaction that stores what has happened:
// both are stored, or neither.
void queueEvent(storage::Connection& connection, HookEvent const& event, Instant now);

} // namespace wheelwright::hooks
