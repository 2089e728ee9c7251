#include "live/room_claims.hpp"
#include "base/digest.hpp"
#include "base/json.hpp"
#include "entries/names.hpp"
#include "live/room_errors.hpp"
#include <algorithm>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using entries::ListOrder;
using storage::Connection;
using Kind = ClaimEvent::Kind;

constexpr std::size_t kPlacesAhead = 64;
constexpr std::size_t kMostPlacesSaid = 300;   // places in one message
constexpr std::size_t kMostReplacedSaid = 100; // the last ones, in one message

Error notAWinner() {
    return {Fault::Conflict, "not_a_winner", "This person hasn't won in the newest draw."};
}

Error stillTurning() {
    return {Fault::Conflict, "still_turning", "The wheel is still turning. Wait a moment."};
}

Error timeOver() {
    return {Fault::Conflict, "time_over", "The time to claim this place is over."};
}

Error alreadyClaimed() {
    return {Fault::Conflict, "already_claimed", "This winner has already said that they are here."};
}

Error wasReplaced() {
    return {Fault::Conflict, "replaced", "Somebody else has this place now."};
}

} // namespace

RoomClaims::RoomClaims(Needs needs, RoomRecord const& record) : needs_{std::move(needs)}, record_{record} {
    auto const drawn = needs_.draws.newestDrawn(record_.id);
    if (!drawn) return;
    auto const receipt = needs_.draws.find(*drawn).value();
    take(*drawn, receipt.at("winners").as_array(),
         needs_.database.read([&](Connection& connection) { return claimEvents(connection, *drawn); }));
    unsaid_.clear();
}

// Where a clock was put back, events don't go back with it: their times are public and in order.
std::int64_t RoomClaims::moment() const {
    return std::max(millisecondsOf(needs_.clock.now()), lastAt_);
}

void RoomClaims::take(SpinId spinId, json::array const& winners, std::vector<ClaimEvent> const& events) {
    spinId_ = std::move(spinId);
    seconds_ = events_ = lastAt_ = 0;
    isEnded_ = false;
    isSettled_ = true;
    places_.clear();
    order_.clear();
    orderAsked_ = 0;
    unsaid_.clear();
    for (auto const& winner : winners)
        places_.push_back({.guid = std::string{winner.as_string()}});
    for (auto const& event : events)
        apply(event);
}

// Ends the open places of the previous draw in the same transaction. A draw that is begun again after a lost
// answer continues from what is stored.
WriteOutcome RoomClaims::begin(SpinId const& spinId, json::array const& winners, std::int64_t landsAt,
                               std::int64_t seconds) {
    settle();
    std::vector<ClaimEvent> ended;
    if (spinId != spinId_ && isOpen()) ended.push_back({.kind = Kind::Ended, .at = moment()});
    auto events =
        needs_.database.read([&](Connection& connection) { return claimEvents(connection, spinId); });
    std::vector<ClaimEvent> began;
    if (events.empty() && seconds > 0)
        began.push_back({.kind = Kind::Began, .at = landsAt, .seconds = seconds});
    auto written = WriteOutcome::Stored;
    if (!ended.empty() || !began.empty())
        written = write([&](Connection& connection) {
            addClaimEvents(connection, spinId_, record_.ownerId, events_, ended);
            addClaimEvents(connection, spinId, record_.ownerId, 0, began);
        });
    if (written != WriteOutcome::Stored) return written;
    events.insert(events.end(), began.begin(), began.end());
    take(spinId, winners, events);
    return written;
}

void RoomClaims::apply(ClaimEvent const& event) {
    ++events_;
    lastAt_ = event.at;
    std::optional<std::int64_t> until;
    if (event.kind == Kind::Began) seconds_ = event.seconds;
    if (seconds_ > 0) until = event.at + seconds_ * 1000;
    if (event.kind == Kind::Began || event.kind == Kind::Ended) {
        isEnded_ = event.kind == Kind::Ended;
        for (auto& place : places_) {
            if (place.state != State::Waiting) continue;
            place.until = isEnded_ ? std::nullopt : until;
            unsaid_.insert(static_cast<std::size_t>(&place - places_.data()));
        }
        return;
    }
    auto* const place = placeOf(event.guid);
    if (place == nullptr) return;
    place->state = event.kind == Kind::Claimed ? State::Claimed : State::Replaced;
    place->until.reset();
    place->by = event.by;
    place->reason = event.reason;
    place->next = event.next;
    unsaid_.insert(static_cast<std::size_t>(place - places_.data()));
    if (event.next.empty()) return;
    unsaid_.insert(places_.size());
    places_.push_back({.guid = event.next, .until = until});
}

RoomClaims::Place* RoomClaims::placeOf(std::string_view guid) {
    auto const found = std::ranges::find(places_, guid, &Place::guid);
    return found == places_.end() ? nullptr : &*found;
}

// After a write whose answer was lost: what is stored counts, and the next event comes after it.
void RoomClaims::settle() {
    if (isSettled_) return;
    auto const stored =
        needs_.database.read([&](Connection& connection) { return claimEvents(connection, spinId_); });
    for (auto i = static_cast<std::size_t>(events_); i < stored.size(); ++i)
        apply(stored[i]);
    isSettled_ = true;
}

template <class Add> WriteOutcome RoomClaims::write(Add const& add) {
    isSettled_ = false; // where this throws
    auto const written = needs_.database.write([&](Connection& connection) {
        auto const held = holdRoom(connection, record_);
        if (held == WriteOutcome::Stored) add(connection);
        return held;
    });
    isSettled_ = true;
    return written;
}

WriteOutcome RoomClaims::store(std::vector<ClaimEvent> const& events) {
    if (events.empty()) return WriteOutcome::Stored;
    auto const written = write([&](Connection& connection) {
        addClaimEvents(connection, spinId_, record_.ownerId, events_, events);
    });
    if (written == WriteOutcome::Stored)
        for (auto const& event : events)
            apply(event);
    return written;
}

WriteOutcome RoomClaims::carryOut(ListOrder const& order, entries::EntryList const& list, bool isTurning,
                                  Done const& done) {
    auto written = WriteOutcome::Stored;
    done(orUnavailable([&]() -> Result<json::object> {
        settle();
        auto const events = eventsOf(order, list, isTurning);
        if (!events) return events.error();
        if (order.kind == ListOrder::Kind::Replace && !hasSpace(*events)) return hostIsFull();
        written = store(*events);
        if (written != WriteOutcome::Stored) return lostRoom(written);
        auto const index = static_cast<std::size_t>(placeOf(order.entryId.text()) - places_.data());
        return json::object{{"success", true}, {"place", said(index)}};
    }));
    return written;
}

// Only the host's own words are refused for lack of space: a winner's claim and the end of their time count,
// and happen. The triggers charge all of them.
bool RoomClaims::hasSpace(std::vector<ClaimEvent> const& events) {
    return events.empty() || needs_.database.write([&](Connection& connection) {
        return needs_.ledger
            .charge(connection, record_.payer(), ledger::Kind::Receipts, bytesOf(events), needs_.clock.now())
            .has_value();
    });
}

// None if the same was requested before, as after a lost answer: the request gets its first answer again.
Result<std::vector<ClaimEvent>> RoomClaims::eventsOf(ListOrder const& order, entries::EntryList const& list,
                                                     bool isTurning) {
    bool const passesOver = order.kind == ListOrder::Kind::Replace;
    if ((passesOver || !order.hostKey.empty()) && !isHostKeyOf(record_, order.hostKey)) return notTheHost();
    auto const* const place = placeOf(order.entryId.text());
    if (place == nullptr || isEnded_) return notAWinner();
    if (isTurning) return stillTurning();
    auto event = passesOver ? passOver(order, *place) : claim(order, list, *place);
    if (!event) return event.error();
    if (event->guid.empty()) return std::vector<ClaimEvent>{};
    std::vector<ClaimEvent> events{std::move(*event)};
    fillUp(events, list);
    return events;
}

Result<ClaimEvent> RoomClaims::claim(ListOrder const& order, entries::EntryList const& list,
                                     Place const& place) const {
    bool const isHost = !order.hostKey.empty();
    auto const* const own = list.person(entries::EntryId{place.guid});
    if (!isHost && (own == nullptr || !list.isOf(*own, order.viewerKey))) return notYourEntry();
    if (place.state == State::Replaced) return wasReplaced();
    if (place.state == State::Claimed) return ClaimEvent{};
    if (own != nullptr && !own->isListed()) return noSuchEntry();
    if (place.until && *place.until <= moment()) return timeOver();
    return ClaimEvent{
        .kind = Kind::Claimed, .at = moment(), .by = isHost ? "host" : "winner", .guid = place.guid};
}

Result<ClaimEvent> RoomClaims::passOver(ListOrder const& order, Place const& place) const {
    if (place.state == State::Claimed) return alreadyClaimed();
    if (place.state == State::Replaced) return ClaimEvent{};
    auto reason = entries::tidyName(order.reason, entries::kLongestReason);
    if (hasFilteredWord(needs_.words, reason)) return filteredName();
    return ClaimEvent{.kind = Kind::Replaced,
                      .at = moment(),
                      .by = "host",
                      .guid = place.guid,
                      .reason = std::move(reason)};
}

// Gives each place that is free to the next in the order of the draw, and passes over those who have left.
void RoomClaims::fillUp(std::vector<ClaimEvent>& events, entries::EntryList const& list) {
    auto taken = places_.size();
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (events[i].kind != Kind::Replaced) continue;
        auto const next = events[i].next = inOrder(taken);
        if (next.empty()) continue;
        ++taken;
        auto const* const person = list.find(entries::EntryId{next});
        if (person != nullptr && !person->isListed())
            events.push_back({.kind = Kind::Replaced, .at = events[i].at, .by = "left", .guid = next});
    }
}

// The entry that has this place in the order of the draw; empty if none is left. The order is computed for
// many places at once: it takes the whole receipt.
std::string RoomClaims::inOrder(std::size_t place) {
    if (place >= orderAsked_) {
        auto const many = 2 * place + kPlacesAhead;
        order_ = needs_.draws.orderOf(spinId_, static_cast<std::int64_t>(many));
        orderAsked_ = many;
    }
    return place < order_.size() ? order_[place] : "";
}

Result<WriteOutcome> RoomClaims::expire(entries::EntryList const& list) {
    return orUnavailable([&]() -> Result<WriteOutcome> {
        settle();
        std::vector<ClaimEvent> events;
        for (auto const& place : places_)
            if (place.until && *place.until <= moment())
                events.push_back({.kind = Kind::Replaced, .at = moment(), .by = "time", .guid = place.guid});
        fillUp(events, list);
        return store(events);
    });
}

std::optional<std::int64_t> RoomClaims::dueAt() const {
    if (!isSettled_) return 0;
    std::optional<std::int64_t> due;
    for (auto const& place : places_)
        if (place.until) due = std::min(due.value_or(*place.until), *place.until);
    return due;
}

bool RoomClaims::isOpen() const {
    return events_ > 0 && !isEnded_ &&
           std::ranges::find(places_, State::Waiting, &Place::state) != places_.end();
}

json::object RoomClaims::said(std::size_t index) const {
    auto const& place = places_[index];
    auto const state = place.state == State::Waiting   ? "waiting"
                       : place.state == State::Claimed ? "claimed"
                                                       : "replaced";
    return {{"place", static_cast<std::int64_t>(index) + 1},
            {"guid", place.guid},
            {"state", state},
            {"until", place.until ? json::value(*place.until) : json::value(nullptr)},
            {"by", place.by},
            {"reason", place.reason},
            {"next", place.next}};
}

// At most as many people wait or have claimed as there are winners.
json::value RoomClaims::json() const {
    if (events_ == 0) return nullptr;
    auto replaced = std::ranges::count(places_, State::Replaced, &Place::state);
    json::array places;
    for (std::size_t i = 0; i < places_.size(); ++i)
        if (places_[i].state != State::Replaced || replaced-- <= std::ptrdiff_t{kMostReplacedSaid})
            places.push_back(said(i));
    return json::object{{"spinId", spinId_}, {"places", std::move(places)}};
}

json::object RoomClaims::news() {
    json::array places;
    while (!unsaid_.empty() && places.size() < kMostPlacesSaid)
        places.push_back(said(unsaid_.extract(unsaid_.begin()).value()));
    return {{"type", "claims"}, {"spinId", spinId_}, {"places", std::move(places)}};
}

} // namespace wheelwright::live
