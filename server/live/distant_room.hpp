#pragma once
#include "live/entrance.hpp"
#include "live/loop_audience.hpp"
#include "live/wire.hpp"
#include "redis/process_post.hpp"
#include <future>
#include <set>

namespace wheelwright::live {

// A room that another process runs, for its guests who are connected here. What they say goes there over a
// line, what the room says comes back; each message is numbered, and once one is lost, or the other end is
// silent, the line is lost too: then the guests are sent to come again.
class DistantRoom final : public Entrance {
public:
    DistantRoom(redis::ProcessPost& post, std::string room, std::string runner, LiveCounts counts);

    Seat come(std::shared_ptr<http::WebSocket> socket, Arrival arrival) override;
    bool receive(Seat seat, PageMessage message, std::string_view text) override;
    void leave(Seat seat) override;

    // Waits for the answer: for workers, not for loops.
    Result<std::int64_t> edit(std::string const& hostKey, std::string wheel);

    std::string const& id() const { return room_; }
    bool hasLine(std::string_view line) const { return line == line_; }
    bool isLost();
    bool isUnused();
    bool isEmpty();

    void hear(WireMessage const& message);
    void beat(std::chrono::milliseconds longestSilence); // several times within it
    void lose();                                         // tells the other end
    void dismissGuests();                                // to come again

private:
    using SteadyClock = std::chrono::steady_clock;
    void send(WireMessage message); // under the guard: numbers go out in their order
    void obey(WireMessage const& message);
    void answer(WireMessage const& message);
    void giveUp();
    void dismissAll(http::SharedMessage const& last, http::CloseCode code);

    redis::ProcessPost& post_;
    std::string const room_;
    std::string const runner_; // the process
    std::string const line_;
    LoopAudience audience_;
    std::mutex guard_;
    std::set<Seat> seats_;
    Seat lastSeat_ = 0;
    std::int64_t sent_ = 0;
    std::int64_t heard_ = 0;
    SteadyClock::time_point heardAt_ = SteadyClock::now();
    SteadyClock::time_point usedAt_ = SteadyClock::now();
    std::map<std::int64_t, std::promise<Result<std::int64_t>>> edits_; // that wait for their answer
    bool isLost_ = false;
};

} // namespace wheelwright::live
