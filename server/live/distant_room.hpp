#pragma once
#include "live/loop_audience.hpp"
#include "live/room_link.hpp"
#include "live/wire.hpp"
#include "redis/message_bus.hpp"
#include <future>
#include <set>

namespace wheelwright::live {

// A room that another process runs, for guests who are connected to this process. Their messages go to that
// process over a line, and the room's messages come back over it. Messages are numbered. When one is missing,
// or nothing comes back for a while, this process gives the line up and tells the guests to reconnect.
class DistantRoom final : public RoomLink {
public:
    DistantRoom(redis::MessageBus& bus, RoomId room, std::string runner, LiveCounts counts);

    Seat join(std::shared_ptr<http::WebSocket> socket, Arrival arrival) override;
    bool receive(Seat seat, PageMessage message, std::string_view text) override;
    void leave(Seat seat) override;

    // These wait for the answer: call them on a worker, never on a loop.
    Result<std::int64_t> edit(std::string const& hostKey, std::string wheel);
    Result<boost::json::object> order(entries::ListOrder const& order);

    RoomId const& id() const { return room_; }
    bool hasLine(std::string_view line) const { return line == line_; }
    bool isLost();
    bool isUnused();
    bool isEmpty();

    void onMessage(WireMessage const& message);
    void keepAlive(std::chrono::milliseconds longestSilence); // call it several times in that time
    void lose();                                              // and cuts the line at the other end
    void dismissGuests();                                     // tells them to reconnect

private:
    using SteadyClock = std::chrono::steady_clock;
    Result<boost::json::object> ask(WireMessage message); // the details of the answer
    void send(WireMessage message); // with guard_ held: messages leave in the order of their numbers
    void handle(WireMessage const& message);
    void answer(WireMessage const& message);
    void giveUp();
    void dismissAll(http::SharedMessage const& last, http::CloseCode code);

    redis::MessageBus& bus_;
    RoomId const room_;
    std::string const runner_; // the process that runs the room
    std::string const line_;
    LoopAudience audience_;
    std::mutex guard_;
    std::set<Seat> seats_;
    Seat lastSeat_ = 0;
    std::int64_t sent_ = 0;
    std::int64_t heard_ = 0;
    SteadyClock::time_point heardAt_ = SteadyClock::now();
    SteadyClock::time_point usedAt_ = SteadyClock::now();
    std::map<std::int64_t, std::promise<Result<boost::json::object>>> questions_; // without an answer yet
    bool isLost_ = false;
};

} // namespace wheelwright::live
