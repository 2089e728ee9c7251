#pragma once
#include "http/socket_message.hpp"
#include <cstdint>
#include <vector>

namespace wheelwright::live {

// A connection to a room, through this process or another. A later connection has a higher number.
using Seat = std::uint64_t;

// Delivers a room's messages to its connections. The room knows them only by their seats, so that a
// connection may belong to this process or to another. Messages arrive in the order in which they were sent.
class Audience {
public:
    virtual ~Audience() = default;

    // From now on the seat receives every message to all. `first` is sent before anything else.
    virtual void admit(Seat seat, std::vector<http::SharedMessage> first) = 0;
    virtual void toAll(http::SharedMessage message) = 0; // to all admitted seats
    virtual void toOne(Seat seat, http::SharedMessage message) = 0;

    // Sends a last message and closes the connection.
    virtual void dismiss(Seat seat, http::SharedMessage last, http::CloseCode code) = 0;
    virtual void dismissAll(http::SharedMessage last, http::CloseCode code) = 0;
};

} // namespace wheelwright::live
