#pragma once
#include "http/web_socket.hpp"
#include "live/room.hpp"

namespace wheelwright::live {

// How a connection enters a room: directly, or through the process that runs the room. Called on the
// connection's loop; never waits.
class RoomLink {
public:
    virtual ~RoomLink() = default;
    virtual Seat join(std::shared_ptr<http::WebSocket> socket, Arrival arrival) = 0;
    // `text` is the message as the client sent it. Returns false if it can't reach the room at the moment.
    virtual bool receive(Seat seat, PageMessage message, std::string_view text) = 0;
    virtual void leave(Seat seat) = 0;
};

} // namespace wheelwright::live
