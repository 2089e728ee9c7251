#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include "live/draws.hpp"
#include "live/rooms.hpp"
#include "wheels/palettes.hpp"

// Official draws over HTTP.
namespace wheelwright::live {

http::Response beginDraw(Draws& draws, wheels::Asker const& asker, http::Request const& request);
http::Response makeDraw(Draws& draws, http::Request const& request);
http::Response listDraws(Draws& draws, http::Request const& request);
http::Response getReceipt(Draws& draws, http::Request const& request);
http::Response receiptKeys(Draws& draws);

// Live rooms over HTTP. api/openapi.yaml describes the calls, api/live.md the messages on the socket.

http::Response openRoom(Rooms& rooms, wheels::Palettes const& palettes,
                        std::optional<std::string> const& userId, http::Request const& request);
http::Response getRoom(Rooms& rooms, http::Request const& request);
http::Response getTicket(Rooms& rooms, http::Request const& request);
http::Response editRoomWheel(Rooms& rooms, wheels::Palettes const& palettes, http::Request const& request);
Result<std::shared_ptr<http::SocketGuest>> openSocket(Rooms& rooms, http::Request const& request);

} // namespace wheelwright::live
