#include "live/room_entries.hpp"
#include "base/chance.hpp"
#include "base/digest.hpp"
#include "entries/names.hpp"
#include "live/people.hpp"
#include "live/room_errors.hpp"
#include "live/room_events.hpp"
#include <boost/json/array.hpp>
#include <set>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using entries::ClosedBy;
using entries::Door;
using entries::Entry;
using entries::EntryState;
using entries::ListOrder;
using storage::Connection;

constexpr std::size_t kMostSaid = 300; // changes in one message

// Somebody of an earlier list, known here without being on the wheel.
Entry unlisted(Entry const& entry, EntryState state) {
    return {.id = entries::EntryId{newUuid()},
            .state = state,
            .came = entries::Came::Earlier,
            .keyDigest = entry.keyDigest,
            .userId = entry.userId,
            .joinedAt = entry.joinedAt};
}

Error tooManyFromNetwork() {
    return {Fault::Conflict, "too_many_from_network",
            "Too many people have joined from this network. Sign in to join, or ask the host to add you."};
}

json::object answerFor(Entry const& entry, std::string const& viewerKey, bool isNew) {
    return {{"success", true},
            {"isNew", isNew},
            {"entryId", entry.id},
            {"viewerKey", viewerKey},
            {"name", entry.name},
            {"state", entry.state == EntryState::Waiting ? "waiting" : "in"},
            {"proof", entries::proofOf(entry)}};
}

} // namespace

std::int64_t waitsUntil(std::optional<entries::Door> const& door, bool isGuests, std::int64_t now) {
    auto const until = door ? door->waitsUntil(now) : now;
    return isGuests ? std::min(until, now + std::chrono::milliseconds{kGuestRoomWaits}.count()) : until;
}

RoomEntries::RoomEntries(ListNeeds needs, RoomRecord const& record)
    : needs_{std::move(needs)}, record_{record} {
    auto stored = needs_.database.read(
        [&](Connection& connection) { return entries::findList(connection, record_.id); });
    if (!stored) return;
    door_ = stored->door;
    list_ = entries::EntryList{stored->entries};
    saidChange_ = list_.lastChange();
}

// Keeps the provisional changes and the door once they are stored, and takes them back otherwise.
Result<WriteOutcome> RoomEntries::store(std::optional<Door> const& door) {
    weigh(door ? *door : *door_);
    auto const store = [&](Connection& connection) -> Result<WriteOutcome> {
        auto const held = holdRoom(connection, record_);
        if (held != WriteOutcome::Stored) return held;
        auto const room =
            needs_.ledger.charge(connection, record_.payer(), ledger::Kind::Rooms,
                                 entries::bytesAdded(list_) + growthOf(door), needs_.clock.now());
        if (!room) return hostIsFull();
        if (door)
            entries::putDoor(connection, record_.id, record_.ownerId, record_.hostKeyHash, *door, now());
        entries::putChanges(connection, record_.id, record_.ownerId, list_);
        tellJoined(connection, record_, list_, needs_.clock.now());
        return WriteOutcome::Stored;
    };
    auto const written = orUnavailable([&] { return needs_.database.write(store); });
    if (!written || *written != WriteOutcome::Stored) {
        list_.discard();
        return written;
    }
    list_.keep();
    if (door) {
        door_ = door;
        hasDoorNews_ = true;
    }
    return written;
}

std::int64_t RoomEntries::growthOf(std::optional<Door> const& door) const {
    if (!door) return 0;
    if (door_ && !door->isOpen && door->weights == door_->weights) return 0; // a full host can still close it
    auto const before = door_ ? entries::sizeOf(*door_) : 0;
    return entries::sizeOf(*door) - before;
}

// Every stored person has the weight that the rules of the door give them: all where the rules change, and
// otherwise those who changed.
void RoomEntries::weigh(Door const& door) {
    entries::Weigher const weigher{door.weights};
    std::vector<Entry> changed;
    auto const weighOne = [&](Entry const& entry) {
        auto const weight = entry.isListed() ? weigher.weightOf(entry) : entry.weight;
        if (weight == entry.weight) return;
        changed.push_back(entry);
        changed.back().weight = weight;
    };
    if (door_ && door_->weights == door.weights) {
        std::set<std::int64_t> places;
        for (auto const& change : list_.provisional())
            if (places.insert(change.place).second) weighOne(list_.byPlace().at(change.place));
    } else {
        for (auto const& [place, entry] : list_.byPlace())
            weighOne(entry);
    }
    for (auto& entry : changed)
        list_.change(std::move(entry));
}

WriteOutcome RoomEntries::flush() {
    auto const joins = std::exchange(joins_, {});
    auto door = door_;
    if (door) turn(*door);
    std::vector<Result<json::object>> answers;
    answers.reserve(joins.size());
    for (auto const& each : joins)
        answers.push_back(door ? join(each.order, *door) : entries::doorNeverOpened());
    bool const hasDoorChanged = door != door_;
    Result<WriteOutcome> written = WriteOutcome::Stored;
    if (hasDoorChanged || !list_.provisional().empty()) written = store(hasDoorChanged ? door : std::nullopt);
    for (std::size_t i = 0; i < joins.size(); ++i) {
        auto const isLost = written && *written != WriteOutcome::Stored;
        if (!answers[i] || (written && !isLost))
            joins[i].done(std::move(answers[i]));
        else
            joins[i].done(written ? lostRoom(*written) : written.error());
    }
    return written ? *written : WriteOutcome::Stored;
}

Result<std::string> RoomEntries::shownName(std::string const& name) const {
    auto tidy = entries::tidyName(name);
    if (tidy.empty()) return Error{Fault::Invalid, "name_missing", "Type a name with visible characters."};
    if (hasFilteredWord(needs_.words, tidy)) return filteredName();
    return tidy;
}

Result<json::object> RoomEntries::join(ListOrder const& order, Door& door) {
    bool const isByHost = !order.hostKey.empty();
    if (isByHost && !isHostKeyOf(record_, order.hostKey)) return notTheHost();
    bool const hasKey = !isByHost && isViewerKey(order.viewerKey);
    auto const viewerKey = hasKey ? order.viewerKey : newSecret();
    if (isRemovedFrom(record_, viewerIdOf(viewerKey))) return removedByHost();
    auto const digest = sha256Hex(viewerKey);
    if (order.returns) return comeBack(order, viewerKey, door);
    auto const name = shownName(order.name);
    if (!name) return name.error();
    if (!isByHost) {
        auto const found = known(order, digest, door.isOpen);
        if (!found) return found.error();
        if (*found != nullptr) {
            auto answer = rename(**found, order, *name, door);
            if (answer) (*answer)["viewerKey"] = viewerKey;
            return answer;
        }
        if (!door.isOpen) return entries::closedDoor(door);
        if (door.signedInOnly && !order.userId)
            return Error{Fault::Forbidden, "sign_in_needed",
                         "Only people who are signed in can join. Sign in first."};
    }
    if (list_.isFull()) return entries::closedDoor({.closedBy = ClosedBy::Full});
    if (!isByHost && !order.userId && ++guestsFrom_[order.network] > kMostGuestsFrom)
        return tooManyFromNetwork();
    auto const& entry = list_.add({.id = entries::EntryId{newUuid()},
                                   .name = *name,
                                   .state = door.approves && !isByHost ? EntryState::Waiting : EntryState::In,
                                   .came = isByHost ? entries::Came::Host : entries::Came::Link,
                                   .keyDigest = digest,
                                   .userId = isByHost ? std::nullopt : order.userId,
                                   .salt = entries::newSalt(),
                                   .joinedAt = now()});
    closeIfFull(door);
    return answerFor(entry, viewerKey, true);
}

// A device or an account that was on an earlier list finds the entry that the host brought here.
Result<json::object> RoomEntries::comeBack(ListOrder const& order, std::string const& viewerKey,
                                           Door const& door) {
    auto const found = known(order, sha256Hex(viewerKey), door.isOpen);
    if (!found) return found.error();
    if (*found == nullptr) return noSuchEntry();
    return answerFor(**found, viewerKey, false);
}

// The entry of this account or this device; null if there is none. Someone who joined as a guest and is
// signed in by now has one entry: that of the account. Behind a closed door nothing that the draw depends on
// changes.
Result<Entry const*> RoomEntries::known(ListOrder const& order, std::string const& keyDigest, bool isOpen) {
    auto const* const ofKey = list_.ofKey(keyDigest);
    auto const* const ofUser = list_.ofUser(order.userId);
    for (auto const* const each : {ofKey, ofUser})
        if (each != nullptr && each->state == EntryState::Blocked) return removedByHost();
    auto const* const found = ofUser != nullptr ? ofUser : ofKey;
    if (found == nullptr) return found;
    if (ofUser != nullptr && ofKey != nullptr && ofUser != ofKey) {
        // Another account's on the same device is somebody else's.
        if (isOpen && !ofKey->userId) list_.merge(*ofKey, ofUser->id);
        return found;
    }
    auto changed = *found;
    if (ofKey == nullptr && found->userId == order.userId) changed.keyDigest = keyDigest;
    if (isOpen && ofUser == nullptr && !found->userId) changed.userId = order.userId;
    if (changed.keyDigest == found->keyDigest && changed.userId == found->userId) return found;
    return &list_.change(std::move(changed));
}

// A person who only repeats a request, as after a lost answer, gets the answer also while the door is closed.
Result<json::object> RoomEntries::rename(Entry const& entry, ListOrder const& order, std::string const& name,
                                         Door const& door) {
    auto const told = list_.nameFor(entry, name);
    if (told == entry.name) return answerFor(entry, order.viewerKey, false);
    if (!door.isOpen) return entries::closedDoor(door);
    auto renamed = entry;
    renamed.name = told;
    // A host who lets in each person has seen another name.
    if (door.approves) renamed.state = EntryState::Waiting;
    return answerFor(list_.change(std::move(renamed)), order.viewerKey, false);
}

WriteOutcome RoomEntries::carryOut(ListOrder const& order, Done const& done) {
    std::optional<Door> door;
    auto answer = change(order, door);
    Result<WriteOutcome> written = WriteOutcome::Stored;
    if (answer && (door || !list_.provisional().empty())) written = store(door);
    if (answer && !written) answer = written.error();
    if (answer && *written != WriteOutcome::Stored) answer = lostRoom(*written);
    done(std::move(answer));
    return written ? *written : WriteOutcome::Stored;
}

Result<json::object> RoomEntries::change(ListOrder const& order, std::optional<Door>& door) {
    bool const isHost = isHostKeyOf(record_, order.hostKey);
    if (order.kind == ListOrder::Kind::Remove) return remove(order);
    if (!isHost) return notTheHost();
    if (order.kind == ListOrder::Kind::Merge) return merge(order);
    if (order.kind == ListOrder::Kind::Bring) return orUnavailable([&] { return bring(order, door); });
    if (order.kind == ListOrder::Kind::Pour) return pour(order, door);
    if (order.kind == ListOrder::Kind::Door) return setDoor(order.door, door);
    auto const* entry = list_.find(order.entryId);
    if (entry == nullptr || !entry->isListed()) return noSuchEntry();
    if (entry->state == EntryState::Waiting) {
        auto approved = *entry;
        approved.state = EntryState::In;
        entry = &list_.change(std::move(approved));
    }
    return json::object{{"success", true}, {"entry", jsonOf(*entry, entries::Reader::Host)}};
}

Result<json::object> RoomEntries::setDoor(Door door, std::optional<Door>& changed) const {
    for (auto const& each : door.weights.names)
        if (hasFilteredWord(needs_.words, each.name)) return filteredName();
    if (door_) door.from = door_->from;
    if (door.isDueAt(now()))
        return Error{Fault::Invalid, "invalid_door",
                     "The fields opensAt and until must be times in the future."};
    if (door.opensAt && *door.opensAt >= record_.endsAt)
        return Error{Fault::Invalid, "invalid_door", "The room ends before opensAt."};
    closeIfFull(door);
    changed = std::move(door);
    return json::object{{"success", true}, {"door", jsonOf(*changed)}, {"list", figures()}};
}

void RoomEntries::closeIfFull(Door& door) const {
    if (door.isOpen && list_.listed() >= door.most) door.close(ClosedBy::Full);
}

Result<json::object> RoomEntries::remove(ListOrder const& order) {
    bool const isHost = !order.hostKey.empty();
    if (isHost && !isHostKeyOf(record_, order.hostKey)) return notTheHost();
    auto const* const entry = list_.find(order.entryId);
    if (entry == nullptr || !entry->isListed()) return noSuchEntry();
    if (!isHost && !list_.isOf(*entry, order.viewerKey)) return notYourEntry();
    if (!isHost && !door_->isOpen) return entries::closedDoor(*door_);
    list_.remove(*entry, isHost && order.blocks ? EntryState::Blocked : EntryState::Left);
    return json::object{{"success", true}};
}

// The people of an earlier room of this host. Their devices and accounts are known here, so each finds their
// own entry. People who are on this list already stay as they are.
Result<json::object> RoomEntries::bring(ListOrder const& order, std::optional<Door>& door) {
    auto const earlier = needs_.database.read(
        [&](Connection& connection) { return entries::findList(connection, order.from); });
    bool const isOwners = earlier && earlier->owner && earlier->owner == order.userId;
    bool const isHosts = earlier && !earlier->hostKeyHash.empty() &&
                         sameSecret(sha256Hex(order.fromKey), earlier->hostKeyHash);
    if (order.from == record_.id.text() || (!isOwners && !isHosts))
        return Error{Fault::NotFound, "list_not_found", "There is no such list of yours any more."};
    IdMap<entries::EntryId, entries::EntryId> back; // by the entry of then
    std::int64_t added = 0;
    for (auto const& entry : earlier->entries) {
        if (entry.state == EntryState::Blocked && list_.ofKey(entry.keyDigest) == nullptr)
            list_.addUnlisted(unlisted(entry, EntryState::Blocked));
        if (entry.state != EntryState::In || list_.ofKey(entry.keyDigest) != nullptr ||
            list_.ofUser(entry.userId) != nullptr ||
            isRemovedFrom(record_, viewerIdOfDigest(entry.keyDigest)))
            continue;
        if (list_.isFull()) break;
        back[entry.id] = list_
                             .add({.id = entries::EntryId{newUuid()},
                                   .name = entry.name,
                                   .came = entries::Came::Earlier,
                                   .keyDigest = entry.keyDigest,
                                   .userId = entry.userId,
                                   .salt = entries::newSalt(),
                                   .joinedAt = now()})
                             .id;
        ++added;
    }
    for (auto const& entry : earlier->entries) {
        auto const kept = entry.sameAs ? back.find(*entry.sameAs) : back.end();
        if (kept == back.end() || list_.ofKey(entry.keyDigest) != nullptr) continue;
        auto same = unlisted(entry, EntryState::Left);
        same.sameAs = kept->second;
        list_.addUnlisted(std::move(same));
    }
    door = door_.value_or(Door{});
    door->from = order.from;
    closeIfFull(*door);
    return json::object{{"success", true}, {"added", added}, {"door", jsonOf(*door)}, {"list", figures()}};
}

// For somebody who joined on two devices: both have the one entry that stays.
Result<json::object> RoomEntries::merge(ListOrder const& order) {
    auto const* const entry = list_.find(order.entryId);
    auto const* const other = list_.find(order.into);
    if (entry == nullptr || !entry->isListed() || other == nullptr || !other->isListed())
        return noSuchEntry();
    if (entry == other)
        return Error{Fault::Invalid, "same_entry", "The field into must name another person on the list."};
    list_.merge(*entry, other->id);
    return json::object{{"success", true}, {"entry", jsonOf(*other, entries::Reader::Host)}};
}

void RoomEntries::turn(Door& door) const {
    bool const wasOpen = door.isOpen;
    door.turn(now());
    if (!wasOpen) closeIfFull(door);
}

WriteOutcome RoomEntries::turnIfDue() {
    if (!door_ || !door_->isDueAt(now())) return WriteOutcome::Stored;
    auto door = *door_;
    turn(door);
    auto const written = store(door);
    return written ? *written : WriteOutcome::Stored;
}

json::value RoomEntries::doorJson(entries::Reader reader) const {
    if (!door_) return nullptr;
    return reader == entries::Reader::Host ? jsonOf(*door_) : shownJson(*door_);
}

json::object RoomEntries::figures() const {
    return {{"count", list_.in()}, {"change", list_.lastChange()}};
}

json::object RoomEntries::nextArrivals() {
    auto const changed = list_.since(saidChange_, kMostSaid);
    json::array said;
    for (auto const* const entry : changed)
        said.push_back(jsonOf(*entry, entries::Reader::Anyone));
    json::object message{{"type", "arrivals"}, {"after", saidChange_}, {"count", list_.in()}};
    saidChange_ = changed.empty() ? list_.lastChange() : changed.back()->change;
    message["change"] = saidChange_;
    message["entries"] = std::move(said);
    return message;
}

} // namespace wheelwright::live
