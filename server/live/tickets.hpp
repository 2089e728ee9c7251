#pragma once
#include "base/clock.hpp"
#include "base/result.hpp"
#include "base/text_hash.hpp"
#include "live/room.hpp"
#include "redis/redis.hpp"
#include <deque>

namespace wheelwright::live {

// What a page shows when it connects: it says who comes into which room, for a minute and once.
struct Ticket {
    std::string liveId;
    Arrival arrival;
};

// With Redis a ticket is good at every process; without, or while it is away, at this one.
class Tickets {
public:
    Tickets(Clock const& clock, redis::Redis* redis) : clock_{clock}, redis_{redis} {}

    Result<std::string> issue(Ticket ticket);

    // Whether it could be redeemed now. It isn't spent by that.
    bool isOpen(std::string_view ticket, std::string_view liveId);

    // Nothing for one that is used, old, unknown or of another room.
    std::optional<Ticket> redeem(std::string_view ticket, std::string_view liveId);

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
