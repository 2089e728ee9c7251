#pragma once
#include "base/clock.hpp"
#include "live/live_counts.hpp"
#include "live/room_link.hpp"

namespace wheelwright::live {

// One connection to a room.
class RoomGuest final : public http::SocketHandler {
public:
    RoomGuest(std::shared_ptr<RoomLink> room, Arrival arrival, LiveCounts counts, Clock const& clock)
        : room_{std::move(room)}, arrival_{std::move(arrival)}, counts_{counts}, clock_{clock} {}

    void opened(std::shared_ptr<http::WebSocket> socket) override;
    void received(std::string_view text) override;
    void closed() override;
    void leaving() override;
    http::SharedMessage tooSlow() override;

private:
    void say(http::SharedMessage message);

    std::shared_ptr<RoomLink> room_;
    Arrival arrival_;
    LiveCounts counts_;
    Clock const& clock_;
    Seat seat_ = 0;
    std::weak_ptr<http::WebSocket> socket_;
};

} // namespace wheelwright::live
