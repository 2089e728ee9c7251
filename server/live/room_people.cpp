#include "entries/composition.hpp"
#include "http/json_body.hpp"
#include "live/room.hpp"
#include "live/spin_order.hpp"

namespace wheelwright::live {
namespace {

constexpr std::int64_t kArrivalsPause = 250; // milliseconds
constexpr std::int64_t kSealPause = 250;
constexpr std::int64_t kClaimsPause = 250;
constexpr std::size_t kMostJoins = 256; // in one transaction

} // namespace

void Room::order(entries::ListOrder order, RoomEntries::Done done) {
    if (isOver_) return done(hasMoved_ ? roomUnavailable() : roomEnded());
    if (order.kind == entries::ListOrder::Kind::Claim || order.kind == entries::ListOrder::Kind::Replace)
        return claimsChanged(claims_.carryOut(order, entries_.list(), resultDue_.has_value(), done));
    if (order.kind == entries::ListOrder::Kind::Spin)
        return done(orUnavailable([&] { return spinForProgram(order.spin); }));
    if (order.kind != entries::ListOrder::Kind::Join) return entriesChanged(entries_.carryOut(order, done));
    entries_.queue(std::move(order), std::move(done));
    if (entries_.waiting() >= kMostJoins) settleJoins();
}

void Room::claimsChanged(WriteOutcome written) {
    after(written);
    if (isOver_) return;
    claimsDue_ = claims_.dueAt();
    if (claims_.hasNews() && !claimNewsDue_) claimNewsDue_ = std::max(now(), claimsSaidAt_ + kClaimsPause);
}

void Room::replaceLate() {
    auto const moment = now();
    auto const expired = claims_.expire(entries_.list());
    claimsChanged(expired ? *expired : WriteOutcome::Stored);
    if (!expired) claimsDue_ = moment + kRetryPause;
}

void Room::sayClaims() {
    sayToAll(claims_.news());
    claimsSaidAt_ = now();
    claimNewsDue_.reset();
    if (claims_.hasNews()) claimNewsDue_ = claimsSaidAt_ + kClaimsPause;
}

void Room::settleJoins() {
    entriesChanged(entries_.flush());
}

void Room::entriesChanged(WriteOutcome written) {
    after(written);
    if (isOver_) return;
    doorDue_ = entries_.turnsAt();
    bool const hasDoorNews = entries_.takeDoorNews();
    if (hasDoorNews) sayDoor();
    if (hasDoorNews) waitForDoor();
    if (entries_.hasArrivals() && !arrivalsDue_)
        arrivalsDue_ = std::max(now(), arrivalsSaidAt_ + kArrivalsPause);
    sealSoon();
    if (hasDoorNews && sealDue_) sealDue_ = now();
}

// An empty room waits for its door, and no longer once that is opened by hand.
void Room::waitForDoor() {
    auto const until = entries_.waitsUntil();
    if (!isEmpty() || !record_.emptySince || (until <= now() && *record_.emptySince <= now())) return;
    record_.emptySince = until;
    storeIfPossible();
}

// The names that weigh more may have been changed by another page or a program of the host.
void Room::sayDoor() {
    auto const shown = entries_.doorJson(entries::Reader::Anyone);
    auto const whole = entries_.doorJson(entries::Reader::Host);
    sayToAll({{"type", "door"}, {"door", shown}});
    auto const seat = people_.hostSeat();
    if (seat && whole != shown) audience_.toOne(*seat, messageOf({{"type", "door"}, {"door", whole}}));
}

Result<Room::ComposedList> Room::composed() const {
    ComposedList made{http::parseJsonObject(record_.wheel).value(), {}, {}};
    entries::putOn(made.wheel, entries_.list());
    auto list = drawList(made.wheel);
    if (!list) return list.error();
    made.list = std::move(*list);
    bool hasPeople = false;
    for (auto const& entry : made.list.entries) {
        auto const* const person = entries_.list().find(entries::EntryId{entry.guid});
        made.salts.push_back(person == nullptr ? "" : person->salt);
        hasPeople = hasPeople || person != nullptr;
    }
    if (!hasPeople) made.salts.clear();
    return made;
}

// A stored seal that an open door has ended is deleted when it is next due.
void Room::sealSoon() {
    if (entries_.isClosed() && !sealDue_) sealDue_ = std::max(now(), sealedAt_ + kSealPause);
    if (!entries_.isClosed() && std::exchange(seal_, std::nullopt)) sealDue_ = now();
}

void Room::giveOneWeight(DrawList& list) {
    for (auto& entry : list.entries)
        entry.weight = 1;
}

// While the wheel turns there is no next draw: its list is sealed with its commitment.
void Room::sealList(std::optional<bool> isForTeams) {
    if (!next_) return sealDue_.reset();
    if (!entries_.isClosed()) return unseal();
    auto made = composed();
    if (!made || made->salts.empty()) return unseal();
    bool const hasTeams = isForTeams.value_or(orderOf(made->wheel, made->list.entries.size()).teams > 0);
    if (hasTeams) giveOneWeight(made->list);
    auto sealed = needs_.draws.seal({next_->spinId, record_}, made->list.entries, made->salts);
    if (!sealed && sealed.error().code == kRoomMoved) return moved();
    sealDue_.reset();
    if (!sealed) return; // the draw was made, and its answer lost: its seal stands
    sealedAt_ = now();
    sealsTeams_ = hasTeams;
    if (std::exchange(seal_, *sealed) != *sealed) saySeal();
}

void Room::unseal() {
    needs_.draws.unseal({next_->spinId, record_});
    sealDue_.reset();
    if (std::exchange(seal_, std::nullopt)) saySeal();
}

void Room::saySeal() {
    sayToAll({{"type", "sealed"},
              {"spinId", next_->spinId},
              {"number", next_->number},
              {"commitment", next_->commitment},
              {"root", seal_ ? seal_->root : ""},
              {"count", seal_ ? seal_->size : 0}});
}

// Every screen has the same wheel, so unsent changes wait for the end of a spin, as an edit does.
void Room::sayArrivals() {
    sayToAll(entries_.nextArrivals());
    arrivalsSaidAt_ = now();
    arrivalsDue_.reset();
    if (entries_.hasArrivals()) arrivalsDue_ = arrivalsSaidAt_ + kArrivalsPause;
}

} // namespace wheelwright::live
