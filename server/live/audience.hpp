#pragma once
#include "http/socket_message.hpp"
#include <cstdint>
#include <vector>

namespace wheelwright::live {

// A connection, wherever it ends; a later one has a higher number.
using Seat = std::uint64_t;

// Carries what a room says to those who are connected. A room knows seats only, so that they may be
// taken by connections of this process or of another. Messages arrive in the order they were given.
class Audience {
public:
    virtual ~Audience() = default;

    // From now on the seat hears everything; `first` before all else.
    virtual void admit(Seat seat, std::vector<http::SharedMessage> first) = 0;
    virtual void toAll(http::SharedMessage message) = 0; // to those admitted
    virtual void toOne(Seat seat, http::SharedMessage message) = 0;

    // Says one last thing and closes.
    virtual void dismiss(Seat seat, http::SharedMessage last, http::CloseCode code) = 0;
    virtual void dismissAll(http::SharedMessage last, http::CloseCode code) = 0;
};

} // namespace wheelwright::live
