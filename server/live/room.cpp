#include "live/room.hpp"
#include "base/deadline.hpp"
#include "base/digest.hpp"
#include "base/log.hpp"
#include "entries/names.hpp"
#include "live/room_events.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;
using storage::Connection;

constexpr std::int64_t kWheelPause = 250; // milliseconds
constexpr std::int64_t kViewersPause = 1000;

} // namespace

Room::Room(RoomNeeds needs, RoomRecord record, Audience& audience)
    : needs_{std::move(needs)},
      record_{std::move(record)},
      audience_{audience},
      entries_{{needs_.database, needs_.clock, needs_.words, needs_.ledger}, record_},
      claims_{{needs_.database, needs_.draws, needs_.clock, needs_.words, needs_.ledger}, record_},
      journal_{record_.generation},
      shownRevision_{record_.revision} {
    if (!record_.hostId.empty()) hostDue_ = now() + milliseconds{kHostMayBeAway}.count();
    if (!record_.emptySince) { // guests from before have to reconnect; perhaps none does
        record_.emptySince = entries_.waitsUntil();
        storeDue_ = now();
    }
    doorDue_ = entries_.turnsAt();
    claimsDue_ = claims_.dueAt();
    fillWheel();
    takeUpSpin();
    if (!resultDue_) takeUpChain();
    if (!isOver_) sealList();
}

std::int64_t Room::now() const {
    return millisecondsOf(needs_.clock.now());
}

void Room::takeUpSpin() {
    if (record_.spin.empty()) return;
    auto const said = json::parse(record_.spin);
    auto const number = [&](char const* name) { return said.at(name).to_number<std::int64_t>(); };
    spin_ = Spin{SpinId{said.at("spinId").as_string()}, std::string{said.at("winner").as_string()},
                 number("startsAt") + number("duration")};
    if (spin_->endsAt > now()) resultDue_ = spin_->endsAt;
}

// Uses the newest commitment if its draw hasn't been made yet, otherwise makes a new one.
void Room::takeUpChain() {
    auto const newest = needs_.draws.newest(record_.id);
    if (newest && !newest->isDrawn)
        next_ = newest->commitment;
    else if (auto const next = needs_.draws.commit(record_))
        next_ = *next;
    else
        moved(); // another process has taken the room up meanwhile
}

void Room::join(Seat seat, Arrival const& arrival) {
    Person const person{viewerIdOf(arrival.viewerKey), entries::tidyName(arrival.name),
                        !arrival.hostKeyHash.empty() && sameSecret(arrival.hostKeyHash, record_.hostKeyHash),
                        arrival.isPicture};
    if (isOver_) return reject(seat);
    if (isRemovedFrom(record_, person.viewerId))
        return audience_.dismiss(seat, byeMessage(Farewell::Removed), codeOf(Farewell::Removed));
    replace(people_.seatOf(person.viewerId));
    if (person.isHost) replace(people_.hostSeat());
    people_.add(seat, person);
    if (person.isHost) welcomeHost(person);
    if (std::exchange(record_.emptySince, std::nullopt)) storeIfPossible();
    if (isOver_) return reject(seat); // the write above may have shown it
    audience_.admit(seat, greeting(person, arrival));
    viewersChanged();
}

void Room::reject(Seat seat) {
    auto const reason = hasMoved_ ? Farewell::Leaving : Farewell::Ended;
    audience_.dismiss(seat, byeMessage(reason), codeOf(reason));
}

void Room::replace(std::optional<Seat> seat) {
    if (!seat) return;
    people_.remove(*seat);
    audience_.dismiss(*seat, byeMessage(Farewell::Replaced), codeOf(Farewell::Replaced));
}

void Room::welcomeHost(Person const& host) {
    bool const isNews =
        hostState_ != HostState::Present || record_.hostId != host.viewerId || record_.hostName != host.name;
    record_.hostId = host.viewerId;
    record_.hostName = host.name;
    if (!isNews) return;
    storeIfPossible();
    setHostState(HostState::Present);
}

void Room::setHostState(HostState state) {
    hostState_ = state;
    hostDue_.reset();
    if (state == HostState::Away) hostDue_ = now() + milliseconds{kHostMayBeAway}.count();
    auto message = hostOf(record_, state);
    message["type"] = "host";
    sayToAll(std::move(message));
}

void Room::leave(Seat seat) {
    auto const gone = people_.remove(seat);
    if (!gone || isOver_) return;
    if (gone->isHost) setHostState(HostState::Away);
    if (isEmpty()) {
        record_.emptySince = entries_.waitsUntil();
        storeIfPossible();
    }
    viewersChanged();
}

std::vector<http::SharedMessage> Room::greeting(Person const& person, Arrival const& arrival) const {
    auto missed = arrival.since ? journal_.since(*arrival.since) : std::nullopt;
    json::object hello{
        {"type", "hello"},
        {"seq", journal_.last()},
        {"serverTime", now()},
        {"replay", missed.has_value()},
        {"you",
         {{"viewerId", person.viewerId},
          {"viewerKey", arrival.viewerKey},
          {"role", person.isHost ? "host" : "viewer"},
          {"name", person.name}}},
        {"room",
         {{"liveId", record_.id},
          {"code", record_.code},
          {"viewersSpin", record_.viewersSpin},
          {"hidesTexts", record_.hidesTexts},
          {"host", hostOf(record_, hostState_)},
          {"endsAt", record_.endsAt}}},
        {"revision", shownRevision_},
        {"rest", record_.rest},
        {"viewers", people_.json()},
        {"door", entries_.doorJson(person.isHost ? entries::Reader::Host : entries::Reader::Anyone)},
        {"entries", entries_.figures()},
        {"claims", claims_.json()},
        {"sealed", seal_ ? json::value(seal_->json()) : json::value(nullptr)},
        {"next", next_ ? json::value(nextSpin(*next_)) : json::value(nullptr)},
        {"spin", spin_ ? json::parse(record_.spin) : json::value(nullptr)}};
    if (!missed) return {messageWithWheel(hello, shown_)};
    missed->insert(missed->begin(), messageOf(hello));
    return std::move(*missed);
}

void Room::viewersChanged() {
    if (!viewersDue_) viewersDue_ = std::max(now(), viewersSaidAt_ + kViewersPause);
}

void Room::sayViewers() {
    viewersDue_.reset();
    viewersSaidAt_ = now();
    auto message = people_.json();
    message["type"] = "viewers";
    sayToAll(std::move(message), kViewersSlot);
}

Result<std::int64_t> Room::edit(std::string_view hostKey, std::string wheel) {
    if (hasMoved_) return roomUnavailable();
    if (isOver_) return roomEnded();
    if (!isHostKeyOf(record_, hostKey)) return notTheHost();
    if (auto const replaced = replaceWheel(std::move(wheel)); !replaced) return replaced.error();
    return record_.revision;
}

Result<void> Room::replaceWheel(std::string wheel) {
    auto changed = record_;
    changed.wheel = std::move(wheel);
    ++changed.revision;
    auto const grows =
        static_cast<std::int64_t>(changed.wheel.size()) - static_cast<std::int64_t>(record_.wheel.size());
    auto const written = needs_.database.write([&](Connection& connection) -> Result<WriteOutcome> {
        auto const room =
            needs_.ledger.charge(connection, changed.payer(), ledger::Kind::Rooms, grows, needs_.clock.now());
        if (!room) return room.error();
        return saveRoomWheel(connection, changed);
    });
    if (!written) return written.error();
    after(*written);
    if (hasMoved_) return roomUnavailable();
    if (isOver_) return roomEnded(); // its row is gone: the edit isn't kept
    record_ = std::move(changed);
    settledAt_ = 0;
    if (!wheelDue_) wheelDue_ = std::max(now(), wheelShownAt_ + kWheelPause);
    return {};
}

// The newest wheel as everyone sees it, with signed addresses of the owner's uploads.
void Room::fillWheel() {
    auto filled = needs_.database.read([&](Connection& connection) {
        return needs_.media.filled(connection, record_.ownerId, record_.wheel);
    });
    mediaDue_.reset();
    if (filled != record_.wheel) mediaDue_ = millisecondsOf(needs_.media.changeAt());
    shown_ = std::make_shared<std::string const>(std::move(filled));
    shownRevision_ = record_.revision;
}

void Room::showWheel() {
    fillWheel();
    wheelDue_.reset();
    wheelShownAt_ = now();
    json::object const message{{"type", "wheel"}, {"seq", journal_.next()}, {"revision", shownRevision_}};
    auto const shared = messageWithWheel(message, shown_, kWheelSlot);
    journal_.keep(shared);
    audience_.toAll(shared);
    sealSoon();
}

void Room::sayResult(SpinId const& spinId, std::string const& winner) {
    auto const next = needs_.draws.commit(record_);
    if (!next) return moved();
    next_ = *next;
    seal_.reset();
    resultDue_.reset();
    settledAt_ = now() + kHostMayChange;
    sayToAll({{"type", "result"}, {"spinId", spinId}, {"winner", winner}, {"next", nextSpin(*next_)}});
    sealSoon();
}

void Room::sayToAll(json::object message, http::SocketMessage::Slot slot) {
    if (isOver_) return;
    message["seq"] = journal_.next();
    auto const shared = messageOf(message, slot);
    journal_.keep(shared);
    audience_.toAll(shared);
}

void Room::store(RoomRecord const& changed) {
    auto const written = needs_.database.write([&](Connection& connection) {
        auto const saved = saveRoom(connection, changed);
        bool const isAnothers = changed.hostKeyHash != record_.hostKeyHash;
        if (saved == WriteOutcome::Stored && isAnothers)
            entries::putHost(connection, changed.id, changed.hostKeyHash);
        return saved;
    });
    if (written == WriteOutcome::Stored) {
        record_ = changed;
        storeDue_.reset();
    }
    after(written);
}

void Room::after(WriteOutcome written) {
    switch (written) {
        case WriteOutcome::Stored: return;
        case WriteOutcome::LostLease: return moved();
        case WriteOutcome::Deleted: return end(Farewell::Ended);
    }
}

// For changes that the room can work without. A failed write is repeated: until it succeeds the row may say
// that the room is empty, and the sweep would end it.
void Room::storeIfPossible() {
    try {
        store(RoomRecord{record_});
    } catch (storage::DatabaseError const& problem) {
        storeDue_ = now() + kRetryPause;
        log::warn("storing a room failed, retrying", {{"problem", std::string_view{problem.what()}}});
    }
}

void Room::storeIfOccupied() {
    if (!isOver_ && !isEmpty()) storeIfPossible();
}

void Room::tick() {
    auto const moment = now();
    auto const hasCome = [&](std::optional<std::int64_t> const& due) { return due && *due <= moment; };
    if (isOver_) return;
    bool const isForgotten = isEmpty() && record_.isForgottenAt(instantOf(moment));
    if (isForgotten || wheelwright::isOver(instantOf(record_.endsAt), instantOf(moment), kRoomLives))
        return end(Farewell::Expired);
    try {
        if (hasCome(resultDue_)) sayResult(spin_->spinId, spin_->winner);
        // Only after the spin: while it turns, viewers must see the wheel that was drawn on.
        if (!resultDue_ && (hasCome(wheelDue_) || hasCome(mediaDue_))) showWheel();
        if (!resultDue_ && hasCome(sealDue_)) sealList();
    } catch (storage::DatabaseError const& problem) {
        log::warn("room waits for the database", {{"problem", std::string_view{problem.what()}}});
        for (auto* const due : {&resultDue_, &wheelDue_, &mediaDue_, &sealDue_})
            if (hasCome(*due)) *due = moment + kRetryPause;
    }
    if (hasCome(doorDue_)) {
        entriesChanged(entries_.turnIfDue());
        if (hasCome(doorDue_)) doorDue_ = moment + kRetryPause; // it could not be stored
    }
    if (heldSpin_ && settledAt_ <= moment) makeHeldSpin();
    if (!resultDue_ && hasCome(arrivalsDue_)) sayArrivals();
    if (hasCome(claimsDue_)) replaceLate();
    if (!resultDue_ && hasCome(claimNewsDue_)) sayClaims();
    if (hasCome(storeDue_)) storeIfPossible();
    if (hasCome(viewersDue_)) sayViewers();
    if (hasCome(hostDue_)) setHostState(HostState::Waiting);
}

std::optional<std::int64_t> Room::dueAt() const {
    if (isOver_) return std::nullopt;
    auto due = record_.endsAt;
    if (isEmpty() && record_.emptySince)
        due = std::min(due, *record_.emptySince + milliseconds{kEmptyRoomLives}.count());
    for (auto const& each : {resultDue_, viewersDue_, hostDue_, storeDue_, doorDue_, claimsDue_})
        if (each) due = std::min(due, *each);
    if (heldSpin_) due = std::min(due, settledAt_);
    if (!resultDue_)
        for (auto const& each : {wheelDue_, mediaDue_, arrivalsDue_, sealDue_, claimNewsDue_})
            if (each) due = std::min(due, *each);
    return due;
}

// Erases the row first: if the room has moved to another process, this one must not end it.
void Room::end(Farewell reason) {
    if (isOver_) return;
    try {
        auto const erased = needs_.database.write([&](Connection& connection) {
            auto const outcome = eraseRoom(connection, record_);
            if (outcome == WriteOutcome::Stored) tellEnded(connection, record_, needs_.clock.now());
            return outcome;
        });
        if (erased == WriteOutcome::LostLease) return moved();
    } catch (storage::DatabaseError const& problem) {
        // The sweep erases it when its time is over.
        log::warn("deleting an ended room failed", {{"problem", std::string_view{problem.what()}}});
    }
    isOver_ = true;
    auto message = bye(reason);
    message["seq"] = journal_.next();
    audience_.dismissAll(messageOf(message), codeOf(reason));
}

void Room::moved() {
    if (isOver_) return;
    isOver_ = true;
    hasMoved_ = true;
    audience_.dismissAll(byeMessage(Farewell::Leaving), codeOf(Farewell::Leaving));
}

} // namespace wheelwright::live
