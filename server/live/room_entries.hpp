#pragma once
#include "base/word_check.hpp"
#include "entries/entry_store.hpp"
#include "entries/list_order.hpp"
#include "ledger/ledger.hpp"
#include "live/room_store.hpp"
#include "storage/database.hpp"
#include <functional>

namespace wheelwright::live {

// Guests who join by themselves from one network: a whole school may be behind one address, and yet nobody
// can fill a list alone.
inline constexpr std::int64_t kMostGuestsFrom = 3'000;

// From when on an empty room waits for nobody: a door that opens later is worth waiting for.
std::int64_t waitsUntil(std::optional<entries::Door> const& door, bool isGuests, std::int64_t now);

struct ListNeeds {
    storage::Database& database;
    Clock const& clock;
    WordCheck words = {};
    ledger::Ledger ledger = {};
};

// The door of a room and the list of the people who came in: carries out orders, stores them before it
// answers, and knows which messages about them the room has yet to send.
class RoomEntries {
public:
    using Done = std::function<void(Result<boost::json::object>)>;

    // Reads the stored list. Throws if the database can't be reached.
    RoomEntries(ListNeeds needs, RoomRecord const& record);

    // A join waits for flush(): those that wait at the same moment share one transaction.
    void queue(entries::ListOrder join, Done done) { joins_.push_back({std::move(join), std::move(done)}); }
    std::size_t waiting() const { return joins_.size(); }
    WriteOutcome flush();

    WriteOutcome carryOut(entries::ListOrder const& order, Done const& done); // any other order
    WriteOutcome turnIfDue(); // opens or closes the door at its time

    entries::EntryList const& list() const { return list_; }
    std::optional<std::int64_t> turnsAt() const { return door_ ? door_->turnsAt() : std::nullopt; }
    bool isClosed() const { return door_ && !door_->isOpen; } // after it was open
    std::int64_t waitsUntil() const { return live::waitsUntil(door_, !record_.ownerId, now()); }

    boost::json::value doorJson(entries::Reader reader) const; // null: never opened
    boost::json::object figures() const; // how many there are, and the number of the last change
    bool takeDoorNews() { return std::exchange(hasDoorNews_, false); }
    bool hasArrivals() const { return saidChange_ < list_.lastChange(); }
    boost::json::object nextArrivals(); // a message with the next changes that the room hasn't said

private:
    struct Join {
        entries::ListOrder order;
        Done done;
    };
    std::int64_t now() const { return millisecondsOf(needs_.clock.now()); }
    Result<WriteOutcome> store(std::optional<entries::Door> const& door);
    void turn(entries::Door& door) const;
    void closeIfFull(entries::Door& door) const;
    Result<boost::json::object> setDoor(entries::Door door, std::optional<entries::Door>& changed) const;
    std::int64_t growthOf(std::optional<entries::Door> const& door) const; // in bytes
    void weigh(entries::Door const& door);
    Result<boost::json::object> join(entries::ListOrder const& order, entries::Door& door);
    Result<boost::json::object> comeBack(entries::ListOrder const& order, std::string const& viewerKey,
                                         entries::Door const& door);
    Result<entries::Entry const*> known(entries::ListOrder const& order, std::string const& keyDigest,
                                        bool isOpen);
    Result<boost::json::object> rename(entries::Entry const& entry, entries::ListOrder const& order,
                                       std::string const& name, entries::Door const& door);
    Result<boost::json::object> change(entries::ListOrder const& order, std::optional<entries::Door>& door);
    Result<boost::json::object> remove(entries::ListOrder const& order);
    Result<boost::json::object> merge(entries::ListOrder const& order);
    Result<boost::json::object> bring(entries::ListOrder const& order, std::optional<entries::Door>& door);
    // See room_pouring.cpp.
    Result<boost::json::object> pour(entries::ListOrder const& order, std::optional<entries::Door>& door);
    Result<entries::Entry const*> pourOne(entries::PouredPerson const& person, std::string const& keyDigest,
                                          entries::Came came, entries::Door& door);
    Result<std::string> shownName(std::string const& name) const;

    ListNeeds const needs_;
    RoomRecord const& record_;
    std::optional<entries::Door> door_; // empty: never opened
    entries::EntryList list_;
    std::vector<Join> joins_;
    TextMap<std::int64_t> guestsFrom_; // how many have joined from each network since the room was taken up
    std::int64_t saidChange_ = 0;
    bool hasDoorNews_ = false;
};

} // namespace wheelwright::live
