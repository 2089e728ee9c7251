#pragma once
#include "http/response.hpp"
#include "live/rooms.hpp"
#include "wheels/palettes.hpp"

// Live rooms over HTTP. api/openapi.yaml describes the calls, api/live.md the messages on the socket.
namespace wheelwright::live {

http::Response openRoom(Rooms& rooms, wheels::Palettes const& palettes,
                        std::optional<std::string> const& userId, http::Request const& request);
http::Response findRoom(Rooms& rooms, http::Request const& request);
http::Response getTicket(Rooms& rooms, http::Request const& request);
http::Response editRoomWheel(Rooms& rooms, wheels::Palettes const& palettes, http::Request const& request);
Result<std::shared_ptr<http::SocketGuest>> openSocket(Rooms& rooms, http::Request const& request);

} // namespace wheelwright::live
