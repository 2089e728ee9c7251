#pragma once
#include "http/web_socket.hpp"
#include "live/room.hpp"

namespace wheelwright::live {

// Where a connection comes into a room: the room itself, or the way to the process that runs it. Called on
// the connection's loop; never waits.
class Entrance {
public:
    virtual ~Entrance() = default;
    virtual Seat come(std::shared_ptr<http::WebSocket> socket, Arrival arrival) = 0;
    // `text` is the message as it came. False: it cannot be told to the room just now.
    virtual bool receive(Seat seat, PageMessage message, std::string_view text) = 0;
    virtual void leave(Seat seat) = 0;
};

} // namespace wheelwright::live
