#pragma once
#include "base/clock.hpp"
#include "base/result.hpp"
#include "base/text.hpp"
#include "live/room.hpp"
#include "redis/redis.hpp"
#include <deque>

namespace wheelwright::live {

// A page presents a ticket when it connects. It says who enters which room, and works once, within a minute.
struct Ticket {
    RoomId liveId;
    Arrival arrival;
};

// With Redis every process accepts a ticket. Without Redis, or while it is away, only this process does.
class Tickets {
public:
    Tickets(Clock const& clock, redis::Redis* redis) : clock_{clock}, redis_{redis} {}

    Result<std::string> issue(Ticket ticket);

    // Whether the ticket could be redeemed now. This doesn't spend it.
    bool isOpen(std::string_view ticket, RoomId const& liveId);

    // nullopt if the ticket is spent, expired, unknown or for another room.
    std::optional<Ticket> redeem(std::string_view ticket, RoomId const& liveId);

private:
    Result<std::string> keepHere(std::string name, Ticket ticket);
    std::optional<Ticket> takeHere(std::string_view name);
    std::optional<Ticket> askShared(std::string command, std::string_view name);
    void dropOld();

    struct Issued {
        Instant until;
        std::string ticket;
    };
    Clock const& clock_;
    redis::Redis* const redis_; // null: there is none
    std::mutex guard_;
    TextMap<Ticket> open_;
    std::deque<Issued> issued_; // the oldest first
};

} // namespace wheelwright::live
