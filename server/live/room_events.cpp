#include "live/room_events.hpp"
#include <boost/json/array.hpp>
#include <set>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using entries::Entry;
using entries::EntryState;
using storage::Connection;

constexpr std::size_t kMostTold = 50; // people in one event

json::object factsOf(RoomRecord const& room) {
    return {{"liveId", room.id}, {"code", room.code}, {"wheelId", room.wheelId}};
}

bool isIn(std::optional<Entry> const& entry) {
    return entry && entry->state == EntryState::In;
}

} // namespace

std::string pathOf(RoomRecord const& room) {
    return "/" + room.lang + "?wheel=" + room.wheelId.text() + "&livelink=" + room.id.text();
}

void tellOpened(Connection& connection, RoomRecord const& room, Instant now) {
    if (!room.ownerId) return;
    auto data = factsOf(room);
    data["path"] = pathOf(room);
    hooks::queueEvent(connection, {hooks::kRoomOpened, *room.ownerId, room.wheelId.text(), std::move(data)},
                      now);
}

void tellEnded(Connection& connection, RoomRecord const& room, Instant now) {
    if (!room.ownerId) return;
    hooks::queueEvent(connection, {hooks::kRoomEnded, *room.ownerId, room.wheelId.text(), factsOf(room)},
                      now);
}

void tellJoined(Connection& connection, RoomRecord const& room, entries::EntryList const& list, Instant now) {
    if (!room.ownerId) return;
    std::set<std::int64_t> places;
    json::array joined;
    auto const send = [&] {
        auto data = factsOf(room);
        data["entries"] = std::exchange(joined, {});
        hooks::queueEvent(connection,
                          {hooks::kEntryJoined, *room.ownerId, room.wheelId.text(), std::move(data)}, now);
    };
    for (auto const& change : list.provisional()) {
        if (!places.insert(change.place).second || isIn(change.before)) continue;
        auto const& entry = list.byPlace().at(change.place);
        if (entry.state != EntryState::In) continue;
        joined.push_back({{"entryId", entry.id}, {"name", entry.name}});
        if (joined.size() == kMostTold) send();
    }
    if (!joined.empty()) send();
}

} // namespace wheelwright::live
