#pragma once
#include "base/recurring.hpp"
#include "base/word_check.hpp"
#include "live/database_pulse.hpp"
#include "live/distant_room.hpp"
#include "live/leases.hpp"
#include "live/running_room.hpp"
#include "live/tickets.hpp"
#include "redis/shared_redis.hpp"

namespace wheelwright::live {

struct RoomsRules {
    std::int64_t mostRooms = 1'000;
    std::int64_t perSource = 100;
    std::int64_t perUser = 20;
    WordCheck words = {}; // of names that others are shown
    // Other processes take over the rooms of one that has been silent for this long.
    std::chrono::milliseconds lease{4'000};
};

struct RoomOpening {
    std::string wheelId;
    std::string wheel;
    double rest = 0;
    std::string lang;
    bool hidesTexts = false;
    std::optional<std::string> ownerId;
    std::string source = {}; // the network it is opened from
};

struct OpenedRoom {
    std::string liveId;
    std::string hostKey; // known to nobody else from now on
    std::string code;
    std::string path; // where its page is
};

struct TicketRequest {
    std::string hostKey;
    std::string viewerKey;
    std::string name;
};

// All rooms. A room is in the database; those in use are in memory too, of one process at a time. With
// Redis the others know which one that is, and their guests are in the room all the same.
class Rooms {
public:
    // `redis` is null where this process is the only one.
    Rooms(storage::Database& database, Draws& draws, Clock const& clock, wheels::OwnMedia media,
          LiveCounts counts, RoomsRules rules, redis::SharedRedis* redis);
    ~Rooms();

    Result<OpenedRoom> open(RoomOpening const& opening);
    Result<RoomRecord> findByCode(std::string_view code);
    Result<std::string> ticket(std::string_view liveId, TicketRequest const& request);
    Result<std::int64_t> edit(std::string_view liveId, std::string hostKey, std::string wheel);

    // Who comes with a ticket.
    Result<std::shared_ptr<http::SocketGuest>> enter(std::string_view liveId, std::string_view ticket,
                                                     std::optional<std::int64_t> since);

private:
    using Running = std::shared_ptr<RunningRoom>;
    using Distant = std::shared_ptr<DistantRoom>;
    struct Found { // one of them
        Running here;
        Distant there;
    };
    Result<Found> find(std::string_view liveId);
    Result<Found> lookUp(std::string_view liveId);
    Result<void> mayEnter(std::string_view liveId, TicketRequest const& request, std::string const& viewerId);
    std::optional<Found> inMemory(std::string_view liveId);
    Running runningIn(std::string_view liveId);
    std::vector<Running> allRunning();
    bool isOpen(RoomRecord const& room) const;
    std::int64_t now() const;
    Running takeUp(std::string_view liveId);
    Distant list(Distant const& room); // answers the one in whose place it is, or null
    void sweep();
    void followDatabase();

    // Between processes; see rooms_across.cpp.
    void hear(std::string_view from, std::string_view text);
    void listensAnew();
    void keepUp();
    void renewLeases();
    void yieldRooms();
    bool isDatabaseOnlyElsewhere() const { return turnsWithoutDatabase_ > 1; } // who comes shall go there
    // Guests of a room that no process can be found to run wait this long before they are cut off.
    std::chrono::milliseconds movingPatience() const { return rules_.lease * 5 / 2; }
    void moveGuests();
    bool isRunSomewhere(std::string const& liveId); // or nowhere any more
    void leaveOthers();

    storage::Database& database_;
    Draws& draws_;
    Clock const& clock_;
    wheels::OwnMedia const media_;
    LiveCounts counts_;
    RoomsRules const rules_;
    std::shared_ptr<asio::thread_pool> pool_;
    redis::SharedRedis* const redis_;
    redis::ProcessPost* const post_;
    std::optional<Leases> leases_;
    std::optional<DatabasePulse> pulse_; // where there are others who could have the database
    Tickets tickets_;
    std::mutex guard_;
    TextMap<Running> rooms_;
    TextMap<Distant> distant_;
    struct Moving {
        Distant room;
        std::chrono::steady_clock::time_point until;
    };
    std::vector<Moving> moving_;                // lost, with guests to send on; the keeper's thread alone
    std::atomic<int> turnsWithoutDatabase_ = 0; // of the keeper, while another process had it
    std::array<std::mutex, 16> takingUp_;       // by id: of two who come first, one takes the room up
    std::optional<Recurring> keeper_;           // these last: they use all of the above
    Recurring sweeper_;
};

std::string pathOf(RoomRecord const& room);

} // namespace wheelwright::live
