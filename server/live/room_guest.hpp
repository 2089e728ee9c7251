#pragma once
#include "live/running_room.hpp"

namespace wheelwright::live {

// Someone's connection to a room.
class RoomGuest final : public http::SocketGuest {
public:
    RoomGuest(std::shared_ptr<RunningRoom> room, Arrival arrival)
        : room_{std::move(room)}, arrival_{std::move(arrival)} {}

    void opened(std::shared_ptr<http::WebSocket> socket) override;
    void received(std::string_view text) override;
    void closed() override;
    void leaving() override;
    http::SharedMessage tooSlow() override;

private:
    void say(http::SharedMessage message);

    std::shared_ptr<RunningRoom> room_;
    Arrival arrival_;
    Seat seat_ = 0;
    std::weak_ptr<http::WebSocket> socket_;
};

} // namespace wheelwright::live
