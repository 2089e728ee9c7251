#pragma once
#include "live/people.hpp"
#include "live/receipt.hpp"
#include "live/room_store.hpp"

// Messages from the server to the pages in a room. api/live.md has an example of each.
namespace wheelwright::live {

enum class HostState { Present, Away, Waiting };
std::string_view nameOf(HostState state);

enum class Farewell { Ended, Expired, Removed, Replaced, Slow, Leaving };
boost::json::object bye(Farewell reason);
http::CloseCode codeOf(Farewell reason);
http::SharedMessage byeMessage(Farewell reason); // without a number

boost::json::object nextSpin(Commitment const& commitment);
boost::json::object hostOf(RoomRecord const& room, HostState state);

http::SharedMessage clockMessage(std::string_view sent, std::int64_t serverTime);
http::SharedMessage refusedMessage(Error const& error, std::string_view about);
http::SharedMessage messageOf(boost::json::object const& message,
                              http::SocketMessage::Slot slot = http::SocketMessage::Slot::None);

// Inserts the wheel as text. All recipients share one copy of it.
http::SharedMessage messageWithWheel(boost::json::object const& message,
                                     std::shared_ptr<std::string const> wheel,
                                     http::SocketMessage::Slot slot = http::SocketMessage::Slot::None);

inline constexpr auto kWheelSlot = http::SocketMessage::Slot::First;
inline constexpr auto kViewersSlot = http::SocketMessage::Slot::Second;
inline constexpr auto kSpinSlot = http::SocketMessage::Slot::Anchor; // keeps the wheel it turns in the queue

} // namespace wheelwright::live
