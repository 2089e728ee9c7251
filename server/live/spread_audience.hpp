#pragma once
#include "live/loop_audience.hpp"
#include "live/room.hpp"
#include "live/wire.hpp"
#include "redis/message_bus.hpp"

namespace wheelwright::live {

inline constexpr auto kLiveTopic = "live";

// All connections of a room: those to this process, and over a line those to each other process with guests
// of the room. A message to all is sent to each such process once. Only the room's own work may use it: it
// isn't thread-safe.
class SpreadAudience final : public Audience {
public:
    SpreadAudience(LoopAudience& here, RoomId room, redis::MessageBus* bus)
        : here_{here}, room_{std::move(room)}, bus_{bus} {}

    void admit(Seat seat, std::vector<http::SharedMessage> first) override;
    void toAll(http::SharedMessage message) override;
    void toOne(Seat seat, http::SharedMessage message) override;
    void dismiss(Seat seat, http::SharedMessage last, http::CloseCode code) override;
    void dismissAll(http::SharedMessage last, http::CloseCode code) override;

    // Handles a message from a process with guests. A guest who joins gets the seat `free`.
    void onMessage(std::string_view from, WireMessage const& message, Room& room, Seat free);
    // Sends heartbeats and cuts silent lines. Call it several times within `longestSilence`.
    void keepAlive(Room& room, std::chrono::milliseconds longestSilence);
    void cutAll(Room& room); // after messages may have been lost

private:
    using SteadyClock = std::chrono::steady_clock;
    struct Line {
        std::string process;
        std::int64_t sent = 0;
        std::int64_t heard = 0;
        SteadyClock::time_point heardAt = SteadyClock::now();
        std::map<Seat, Seat> seats = {}; // the other process's seat to ours
    };
    struct FarSeat {
        std::string line;
        Seat seat;
    };
    using Lines = std::map<std::string, Line, std::less<>>;

    FarSeat const* far(Seat seat) const; // null: the seat is connected here
    void send(std::string const& id, Line& line, WireMessage message);
    void sendTo(FarSeat const& seat, WireMessage message);
    void handle(Lines::iterator line, WireMessage const& message, Room& room, Seat free);
    void edit(Lines::iterator line, WireMessage const& message, Room& room);
    void order(std::string const& line, WireMessage const& message, Room& room);
    void answer(std::string const& line, WireKind kind, boost::json::value const& question,
                Result<boost::json::object> answer);
    void drop(std::string const& id, Room& room);
    void cut(std::string const& process, std::string const& line);

    LoopAudience& here_;
    RoomId const room_;
    redis::MessageBus* const bus_; // null: this process is the only one
    Lines lines_;
    std::map<Seat, FarSeat> far_;
};

} // namespace wheelwright::live
