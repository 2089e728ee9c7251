#pragma once
#include "base/recurring.hpp"
#include "base/word_check.hpp"
#include "live/distant_room.hpp"
#include "live/leases.hpp"
#include "live/room_events.hpp"
#include "live/running_room.hpp"
#include "live/tickets.hpp"
#include "redis/shared_redis.hpp"
#include <map>

namespace wheelwright::live {

struct RoomsRules {
    std::int64_t mostRooms = 1'000;
    std::int64_t perSource = 100;
    std::int64_t perUser = 20;
    WordCheck words = {}; // for names that others see
    SpinLimit maySpin = {};
    ledger::Ledger ledger = {};
    // Other processes take over the rooms of a process that hasn't renewed its lease for this long.
    std::chrono::milliseconds lease{4'000};
    std::chrono::milliseconds sweep{5'000}; // between two sweeps
    // With Redis only: another process may reach the database when this one doesn't.
    std::function<bool()> hasDatabase = [] { return true; };
};

struct RoomOpening {
    wheels::WheelId wheelId;
    std::string wheel;
    double rest = 0;
    std::string lang;
    bool hidesTexts = false;
    std::optional<UserId> ownerId;
    std::string source = {}; // the network it is opened from
};

struct OpenedRoom {
    RoomId liveId;
    std::string hostKey; // returned only here: the server stores its hash
    std::string code;
    std::string path; // of its page
};

struct TicketRequest {
    std::string hostKey;
    std::string viewerKey;
    std::string name;
    bool isPicture = false;
};

// All rooms. Every room is in the database. A room in use is also in memory, in one process at a time. With
// Redis the other processes know which one that is and connect their own guests to the room.
class Rooms {
public:
    // `redis` is null if this process is the only one.
    Rooms(storage::Database& database, Draws& draws, Clock const& clock, wheels::OwnMedia media,
          LiveCounts counts, RoomsRules rules, redis::SharedRedis* redis);
    ~Rooms();

    Result<OpenedRoom> open(RoomOpening const& opening);
    Result<RoomRecord> findByCode(std::string_view code);
    Result<std::string> ticket(RoomId const& liveId, TicketRequest const& request);
    Result<std::int64_t> edit(RoomId const& liveId, std::string hostKey, std::string wheel);

    // Carries out an order for the room's list, in the process that runs the room.
    Result<boost::json::object> order(RoomId const& liveId, entries::ListOrder const& order);

    // The changes of the room's list after the number `after`. The host's key, which may be empty, shows the
    // names of those who wait.
    Result<boost::json::object> changes(RoomId const& liveId, std::string_view hostKey, std::int64_t after);

    // What shows that a person was on the list of a draw: for the person's own device, also after the room.
    struct ProofRequest {
        entries::EntryId entryId;
        std::string viewerKey;
        SpinId spinId;            // empty: the newest draw
        std::string hostKey = {}; // instead of the person's: for people without a device here
    };
    Result<boost::json::object> proof(RoomId const& liveId, ProofRequest const& request);

    // Redeems a ticket and returns the guest for the new connection.
    Result<std::shared_ptr<http::SocketHandler>> enter(RoomId const& liveId, std::string_view ticket,
                                                       std::optional<std::int64_t> since);

    // Everything is about to be thrown away: everyone in a room reads that it has ended.
    void endAll();

private:
    using Running = std::shared_ptr<RunningRoom>;
    using Distant = std::shared_ptr<DistantRoom>;
    struct Found { // exactly one is set
        Running here;
        Distant there;
    };
    Result<Found> find(RoomId const& liveId);
    Result<Found> lookUp(RoomId const& liveId);
    Result<void> mayEnter(RoomId const& liveId, TicketRequest const& request, std::string const& viewerId);
    std::optional<Found> inMemory(RoomId const& liveId);
    Running runningIn(RoomId const& liveId);
    std::vector<Running> allRunning();
    bool isOpen(RoomRecord const& room) const;
    std::int64_t now() const;
    Running takeUp(RoomId const& liveId);
    Distant list(Distant const& room); // returns the one that it replaces, or null
    void sweep();
    void followDatabase();
    void noteAbandoned(std::map<RoomId, RoomStanding> const& stored);

    // Between processes; see rooms_across.cpp.
    void onMessage(std::string_view from, std::string_view text);
    void resubscribed();
    void keepUp();
    void renewLeases();
    void yieldRooms();
    bool isDatabaseOnlyElsewhere() const { return turnsWithoutDatabase_ > 1; } // guests must go there
    // Guests of a room that no process runs wait this long before they are disconnected.
    std::chrono::milliseconds movingPatience() const { return rules_.lease * 5 / 2; }
    void moveGuests();
    bool isRunSomewhere(RoomId const& liveId); // true also if the room no longer exists
    void leaveOthers();

    storage::Database& database_;
    Draws& draws_;
    Clock const& clock_;
    wheels::OwnMedia const media_;
    LiveCounts counts_;
    RoomsRules const rules_;
    std::shared_ptr<ThreadPool> pool_;
    redis::SharedRedis* const redis_;
    redis::MessageBus* const bus_;
    std::optional<Leases> leases_;
    Tickets tickets_;
    std::mutex guard_;
    IdMap<RoomId, Running> rooms_;
    IdMap<RoomId, Distant> distant_;
    struct Moving {
        Distant room;
        std::chrono::steady_clock::time_point until;
    };
    std::vector<Moving> moving_;                // lost, with guests to send on; used by the keeper only
    bool hasNotedAbandoned_ = false;            // used by the sweeper only
    std::atomic<int> turnsWithoutDatabase_ = 0; // turns of the keeper while another process had it
    std::array<std::mutex, 16> takingUp_;       // by id: one request at a time takes a room up
    std::optional<Recurring> keeper_;           // these last: they use all of the above
    Recurring sweeper_;
};

} // namespace wheelwright::live
