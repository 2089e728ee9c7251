#pragma once
#include "base/word_check.hpp"
#include "entries/entry_list.hpp"
#include "entries/list_order.hpp"
#include "ledger/ledger.hpp"
#include "live/claim_events.hpp"
#include "live/draws.hpp"
#include <functional>
#include <set>

namespace wheelwright::live {

// The winners of a room's newest draw: each has a place until they claim it, or are replaced by the next in
// the order of the draw. Nobody is drawn twice. The next draw ends what is still open.
class RoomClaims {
public:
    using Done = std::function<void(Result<boost::json::object>)>;
    struct Needs {
        storage::Database& database;
        Draws& draws;
        Clock const& clock;
        WordCheck words = {};
        ledger::Ledger ledger = {};
    };

    // Reads the newest draw and what became of its winners. Throws if the database can't be reached.
    RoomClaims(Needs needs, RoomRecord const& record);

    // A draw was made whose wheel stops at `landsAt`. `seconds`: to claim from then on; 0: no limit. Throws
    // if the database can't be reached; then nothing has begun, and the same draw may be begun again.
    WriteOutcome begin(SpinId const& spinId, boost::json::array const& winners, std::int64_t landsAt,
                       std::int64_t seconds);
    std::int64_t seconds() const { return seconds_; } // to claim, as the record has it

    // `isTurning`: the wheel hasn't stopped yet.
    WriteOutcome carryOut(entries::ListOrder const& order, entries::EntryList const& list, bool isTurning,
                          Done const& done);
    Result<WriteOutcome> expire(entries::EntryList const& list); // replaces those whose time is over
    std::optional<std::int64_t> dueAt() const;
    bool isOpen() const; // something became of a winner, and another may still claim

    boost::json::value json() const; // of the places; null before anything became of one
    bool hasNews() const { return !unsaid_.empty(); }
    boost::json::object news(); // places that changed

private:
    enum class State { Waiting, Claimed, Replaced };
    struct Place {
        std::string guid;
        State state = State::Waiting;
        std::optional<std::int64_t> until = {};
        std::string by = {};
        std::string reason = {};
        std::string next = {}; // who has the place instead
    };
    std::int64_t moment() const;
    void take(SpinId spinId, boost::json::array const& winners, std::vector<ClaimEvent> const& events);
    void apply(ClaimEvent const& event);
    Place* placeOf(std::string_view guid);
    Result<std::vector<ClaimEvent>> eventsOf(entries::ListOrder const& order, entries::EntryList const& list,
                                             bool isTurning);
    Result<ClaimEvent> claim(entries::ListOrder const& order, entries::EntryList const& list,
                             Place const& place) const;
    Result<ClaimEvent> passOver(entries::ListOrder const& order, Place const& place) const;
    void fillUp(std::vector<ClaimEvent>& events, entries::EntryList const& list);
    std::string inOrder(std::size_t place);
    void settle();
    WriteOutcome store(std::vector<ClaimEvent> const& events);
    template <class Add> WriteOutcome write(Add const& add);
    bool hasSpace(std::vector<ClaimEvent> const& events);
    boost::json::object said(std::size_t index) const;

    Needs const needs_;
    RoomRecord const& record_;
    SpinId spinId_;
    std::int64_t seconds_ = 0;
    std::vector<Place> places_;      // in the order of the draw
    std::vector<std::string> order_; // of the draw, as far as it was needed
    std::size_t orderAsked_ = 0;
    std::int64_t events_ = 0;
    std::int64_t lastAt_ = 0; // of the events
    bool isEnded_ = false;
    bool isSettled_ = true; // false: nobody knows whether the last write was stored
    std::set<std::size_t> unsaid_;
};

} // namespace wheelwright::live
