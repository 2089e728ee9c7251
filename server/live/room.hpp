#pragma once
#include "base/word_check.hpp"
#include "live/draws.hpp"
#include "live/journal.hpp"
#include "live/page_message.hpp"
#include "live/room_claims.hpp"
#include "live/room_entries.hpp"
#include "live/room_errors.hpp"
#include "live/room_messages.hpp"
#include "wheels/own_media.hpp"
#include <functional>

namespace wheelwright::live {

// Counts a spin of the rooms of one opener, a user or the guests of a network, and returns whether it may go
// ahead. Empty: no limit.
using SpinLimit = std::function<bool(std::string_view opener)>;

struct RoomNeeds {
    storage::Database& database;
    Draws& draws;
    Clock const& clock;
    wheels::OwnMedia const& media;
    SpinLimit maySpin = {};
    WordCheck words = {}; // for names that others see
    ledger::Ledger ledger = {};
};

// A person who enters a room, as their ticket describes them.
struct Arrival {
    std::string viewerKey;
    std::string name;
    std::string hostKeyHash; // empty: a viewer
    std::optional<std::int64_t> since;
    bool isPicture = false; // shows the room to others and isn't counted
};

inline constexpr std::chrono::seconds kHostMayBeAway{60};
// In milliseconds: after a result and after its closing the host's page may have a change on its way, such as
// a winner who leaves the wheel. A viewer's spin waits for it.
inline constexpr std::int64_t kHostMayChange = 600;
inline constexpr std::int64_t kRetryPause = 1000; // milliseconds before the database is asked again

// One room: its people, its wheel and its spins. It never waits for a viewer. It isn't thread-safe: the
// caller makes one call at a time.
class Room {
public:
    // Continues from the stored record. Throws if the database can't be reached.
    Room(RoomNeeds needs, RoomRecord record, Audience& audience);

    void join(Seat seat, Arrival const& arrival);
    void leave(Seat seat);
    void receive(Seat seat, PageMessage const& message);

    Result<std::int64_t> edit(std::string_view hostKey, std::string wheel); // returns the new revision

    // Carries out an order for the room's list. `done` gets the answer once it is stored; for a join that is
    // in settleJoins().
    void order(entries::ListOrder order, RoomEntries::Done done);
    void settleJoins();
    bool hasJoins() const { return entries_.waiting() > 0; }

    void tick();                               // does everything that is due
    std::optional<std::int64_t> dueAt() const; // when to call tick() next, in milliseconds since 1970
    bool isOver() const { return isOver_; }
    bool hasMoved() const { return hasMoved_; } // to another process; then it is over here
    bool isEmpty() const { return people_.count() == 0; }
    bool isStored() const { return !storeDue_; } // false: a write failed and will be repeated
    RoomRecord const& record() const { return record_; }
    void end(Farewell reason);
    // For a room with people in it whose row says that it is empty.
    void storeIfOccupied();
    void moved(); // another process runs it now: tells everyone to reconnect

private:
    struct Spin {
        SpinId spinId;
        std::string winner;
        std::int64_t endsAt = 0;
    };
    struct HeldSpin {
        Seat seat;
        SpinAsked asked;
    };
    std::int64_t now() const;
    void takeUpSpin();
    void takeUpChain();

    // Handle the messages of pages; see room_orders.cpp.
    Result<void> handle(Seat seat, PageMessage const& message);
    Result<void> spinOf(Seat seat, SpinAsked const& asked);
    void makeHeldSpin();
    Result<void> spin(Person const& by, SpinAsked const& asked);
    Result<void> replaceWheel(std::string wheel);
    Result<void> showTurns();
    Result<boost::json::object> spinForProgram(boost::json::object const& asked);
    Result<MadeDraw> drawNext(DrawRequest const& request);
    Result<void> close(ResultClosed const& closed);
    Result<void> changeRules(RulesChanged const& rules);
    Result<void> handOver(HostingHandedOver const& handing);
    Result<void> removeViewer(Seat seat, ViewerRemoved const& removing);
    Result<void> rename(Seat seat, NameChanged const& naming);
    Result<void> show(WordsShown const& shown);

    void reject(Seat seat);
    void replace(std::optional<Seat> seat);
    void welcomeHost(Person const& host);
    void setHostState(HostState state);
    std::vector<http::SharedMessage> greeting(Person const& person, Arrival const& arrival) const;
    void viewersChanged();
    void sayViewers();
    void sayResult(SpinId const& spinId, std::string const& winner);
    void showWheel();
    void entriesChanged(WriteOutcome written);

    // What the next draw draws from: the wheel with the people on it, and the salt of each person.
    struct ComposedList {
        boost::json::object wheel;
        DrawList list;
        std::vector<std::string> salts; // empty if there are no people
    };
    Result<ComposedList> composed() const;
    static void giveOneWeight(DrawList& list); // in teams everyone has the same chance at each place
    // While the door is closed, everyone knows each draw's list before the wheel moves.
    void sealSoon();
    void sealList(std::optional<bool> isForTeams = {}); // empty: as the host has set the wheel
    void unseal();
    void saySeal();
    void sayDoor();
    void waitForDoor();
    void sayArrivals();
    void claimsChanged(WriteOutcome written);
    void replaceLate();
    void sayClaims();
    void fillWheel();
    void sayToAll(boost::json::object message,
                  http::SocketMessage::Slot slot = http::SocketMessage::Slot::None);
    void store(RoomRecord const& changed); // record_ changes once the write is durable
    void storeIfPossible();                // tries again later if the write fails
    void
    after(WriteOutcome written); // leaves or ends the room if the write shows that it has moved or is gone

    RoomNeeds needs_;
    RoomRecord record_;
    Audience& audience_;
    RoomEntries entries_;
    RoomClaims claims_;
    Journal journal_;
    People people_;
    HostState hostState_ = HostState::Away;
    std::shared_ptr<std::string const> shown_; // the wheel everyone sees, with addresses of its media
    std::int64_t shownRevision_;
    std::optional<Commitment> next_; // empty while the wheel turns
    std::optional<SealedList> seal_; // of next_, while the door is closed
    bool sealsTeams_ = false;        // whose list has one weight
    std::optional<Spin> spin_;       // until its result is closed
    std::optional<std::int64_t> resultDue_;
    std::optional<std::int64_t> wheelDue_;
    std::optional<std::int64_t> viewersDue_;
    std::optional<std::int64_t> arrivalsDue_;
    std::optional<std::int64_t> doorDue_;
    std::optional<std::int64_t> sealDue_;
    std::optional<std::int64_t> claimsDue_;
    std::optional<std::int64_t> claimNewsDue_;
    std::optional<std::int64_t> hostDue_;
    std::optional<std::int64_t> mediaDue_;
    std::optional<std::int64_t> storeDue_; // record_ has changes that aren't stored
    std::optional<HeldSpin> heldSpin_;     // of a viewer
    std::int64_t settledAt_ = 0;           // when a change of the host would have come
    std::int64_t wheelShownAt_ = 0;
    std::int64_t viewersSaidAt_ = 0;
    std::int64_t arrivalsSaidAt_ = 0;
    std::int64_t sealedAt_ = 0;
    std::int64_t claimsSaidAt_ = 0;
    bool isOver_ = false;
    bool hasMoved_ = false;
};

} // namespace wheelwright::live
