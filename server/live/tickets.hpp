#pragma once
#include "base/clock.hpp"
#include "base/result.hpp"
#include "base/text_hash.hpp"
#include "live/running_room.hpp"
#include <deque>

namespace wheelwright::live {

// What a page shows when it connects: it says who comes into which room, for a minute and once.
struct Ticket {
    std::shared_ptr<RunningRoom> room;
    std::string liveId;
    Arrival arrival;
};

class Tickets {
public:
    explicit Tickets(Clock const& clock) : clock_{clock} {}

    Result<std::string> issue(Ticket ticket);

    // Nothing for one that is used, old, unknown or of another room.
    std::optional<Ticket> redeem(std::string_view ticket, std::string_view liveId);

private:
    void dropOld();

    struct Issued {
        Instant until;
        std::string ticket;
    };
    Clock const& clock_;
    std::mutex guard_;
    TextMap<Ticket> open_;
    std::deque<Issued> issued_; // the oldest first
};

} // namespace wheelwright::live
