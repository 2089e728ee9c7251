#include "base/chance.hpp"
#include "base/digest.hpp"
#include "live/room_entries.hpp"
#include "live/room_errors.hpp"
#include <algorithm>
#include <boost/json/array.hpp>

// People whom the host's page, or a program with the host's key, takes from a chat or a form.
namespace wheelwright::live {
namespace {

namespace json = boost::json;
using entries::Door;
using entries::Entry;
using entries::EntryState;

// A person is recognised by the source's id. It is stored in place of the digest of a device's key. No key
// has such a digest, so knowing an id doesn't make anyone its owner.
std::string digestOf(std::string const& source, std::string const& id) {
    return source + ":" + sha256Hex(id);
}

json::object said(std::string const& id, Result<Entry const*> const& poured) {
    if (!poured) return {{"id", id}, {"code", poured.error().code}};
    auto const& entry = **poured;
    return {{"id", id},
            {"entryId", entry.id},
            {"name", entry.name},
            {"state", entry.state == EntryState::Waiting ? "waiting" : "in"}};
}

} // namespace

// The list's rules apply to each person separately: a person who can't be added doesn't keep out the others.
Result<json::object> RoomEntries::pour(entries::ListOrder const& order, std::optional<Door>& door) {
    if (!door_) return entries::doorNeverOpened();
    auto now = *door_;
    turn(now);
    auto const before = list_.listed();
    for (auto const& id : order.gone)
        if (auto const* const entry = list_.ofKey(digestOf(order.from, id)); entry && entry->isListed())
            list_.remove(*entry, EntryState::Left);
    auto const removed = before - list_.listed();
    json::array people;
    auto const came = entries::sourceIn(order.from).value();
    for (auto const& person : order.people)
        people.push_back(said(person.id, pourOne(person, digestOf(order.from, person.id), came, now)));
    if (now != *door_) door = now;
    return json::object{{"success", true},
                        {"added", list_.listed() - before + removed},
                        {"removed", removed},
                        {"people", std::move(people)},
                        {"list", figures()}};
}

// While the door is closed, nobody is added, and nothing changes for people on the list.
Result<Entry const*> RoomEntries::pourOne(entries::PouredPerson const& person, std::string const& keyDigest,
                                          entries::Came came, Door& door) {
    auto const name = shownName(person.name);
    if (!name) return name.error();
    auto const* const found = list_.ofKey(keyDigest);
    if (found != nullptr && found->state == EntryState::Blocked) return removedByHost();
    if (found != nullptr) {
        auto changed = *found;
        changed.name = list_.nameFor(changed, *name);
        changed.givenWeight = person.weight;
        if (door.approves && changed.name != found->name) changed.state = EntryState::Waiting;
        bool const isSame = changed.name == found->name && changed.givenWeight == found->givenWeight;
        // A person whom the host merged into another one has that one's name.
        if (isSame || !door.isOpen || found->keyDigest != keyDigest) return found;
        return &list_.change(std::move(changed));
    }
    if (!door.isOpen) return entries::closedDoor(door);
    if (list_.isFull()) return entries::closedDoor({.closedBy = entries::ClosedBy::Full});
    auto const& entry =
        list_.add({.id = entries::EntryId{newUuid()},
                   .name = *name,
                   .state = door.approves ? EntryState::Waiting : EntryState::In,
                   .came = came,
                   .keyDigest = keyDigest,
                   .salt = entries::newSalt(),
                   .joinedAt = std::clamp<std::int64_t>(person.seenAt.value_or(now()), 0, now()),
                   .givenWeight = person.weight});
    closeIfFull(door);
    return &entry;
}

} // namespace wheelwright::live
