#pragma once
#include "base/recurring.hpp"
#include "live/tickets.hpp"

namespace wheelwright::live {

struct RoomsRules {
    std::int64_t mostRooms = 1'000;
};

struct RoomOpening {
    std::string wheelId;
    std::string wheel;
    double rest = 0;
    std::string lang;
    bool hidesTexts = false;
    std::optional<std::string> ownerId;
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

// All rooms. A room is in the database; those in use are in memory too.
class Rooms {
public:
    Rooms(storage::Database& database, Draws& draws, Clock const& clock, wheels::OwnMedia media,
          LiveCounts counts, RoomsRules rules);
    ~Rooms();

    Result<OpenedRoom> open(RoomOpening const& opening);
    Result<RoomRecord> findByCode(std::string_view code);
    Result<std::string> ticket(std::string_view liveId, TicketRequest const& request);
    Result<std::int64_t> edit(std::string_view liveId, std::string hostKey, std::string wheel);

    // Who comes with a ticket; from memory.
    Result<std::shared_ptr<http::SocketGuest>> enter(std::string_view liveId, std::string_view ticket,
                                                     std::optional<std::int64_t> since);

private:
    std::shared_ptr<RunningRoom> find(std::string_view liveId); // null: there is none
    std::shared_ptr<RunningRoom> inMemory(std::string_view liveId);
    bool isOpen(RoomRecord const& room) const;
    std::int64_t now() const;
    void sweep();
    void endErased();

    storage::Database& database_;
    Draws& draws_;
    Clock const& clock_;
    wheels::OwnMedia const media_;
    LiveCounts counts_;
    RoomsRules const rules_;
    std::shared_ptr<asio::thread_pool> pool_;
    Tickets tickets_;
    std::mutex guard_;
    TextMap<std::shared_ptr<RunningRoom>> rooms_;
    std::array<std::mutex, 16> takingUp_; // by id: of two who come first, one takes the room up
    Recurring sweeper_;                   // last: it uses all of the above
};

std::string pathOf(RoomRecord const& room);

} // namespace wheelwright::live
