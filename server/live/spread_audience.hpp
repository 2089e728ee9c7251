#pragma once
#include "live/loop_audience.hpp"
#include "live/room.hpp"
#include "live/wire.hpp"
#include "redis/process_post.hpp"

namespace wheelwright::live {

inline constexpr auto kLiveTopic = "live";

// The audience of a room wherever it is connected: to this process, and over a line to each other process
// that has guests of the room. A message for all goes to each such process once. Used by the room alone,
// in its order.
class SpreadAudience final : public Audience {
public:
    SpreadAudience(LoopAudience& here, std::string room, redis::ProcessPost* post)
        : here_{here}, room_{std::move(room)}, post_{post} {}

    void admit(Seat seat, std::vector<http::SharedMessage> first) override;
    void toAll(http::SharedMessage message) override;
    void toOne(Seat seat, http::SharedMessage message) override;
    void dismiss(Seat seat, http::SharedMessage last, http::CloseCode code) override;
    void dismissAll(http::SharedMessage last, http::CloseCode code) override;

    // What a process with guests says; who comes takes `free` as seat.
    void hear(std::string_view from, WireMessage const& message, Room& room, Seat free);
    // Several times within the silence that cuts a line.
    void beat(Room& room, std::chrono::milliseconds longestSilence);
    void cutAll(Room& room); // where something may have been lost

private:
    using SteadyClock = std::chrono::steady_clock;
    struct Line {
        std::string process;
        std::int64_t sent = 0;
        std::int64_t heard = 0;
        SteadyClock::time_point heardAt = SteadyClock::now();
        std::map<Seat, Seat> seats = {}; // there to here
    };
    struct FarSeat {
        std::string line;
        Seat seat;
    };
    using Lines = std::map<std::string, Line, std::less<>>;

    FarSeat const* far(Seat seat) const; // null: it is connected here
    void send(std::string const& id, Line& line, WireMessage message);
    void sendTo(FarSeat const& seat, WireMessage message);
    void obey(Lines::iterator line, WireMessage const& message, Room& room, Seat free);
    void edit(Lines::iterator line, WireMessage const& message, Room& room);
    void drop(std::string const& id, Room& room);
    void cut(std::string const& process, std::string const& line);

    LoopAudience& here_;
    std::string const room_;
    redis::ProcessPost* const post_; // null: this process is the only one
    Lines lines_;
    std::map<Seat, FarSeat> far_;
};

} // namespace wheelwright::live
