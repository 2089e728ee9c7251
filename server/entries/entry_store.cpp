#include "entries/entry_store.hpp"
#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace wheelwright::entries {
namespace {

namespace json = boost::json;
using storage::Connection;
using storage::Query;
using storage::Row;
using storage::SqlPart;
using storage::sqlText;

constexpr std::int64_t kPage = 1000;

constexpr SqlPart kColumns{
    "id, user_id, name, state, came, key_hash, salt, place, change_number, joined_at, weight, same_as, "
    "given_weight"};
constexpr Query kFindDoor{"entry_door_find",
                          "select door, owner_id, host_key_hash from entry_lists where room_id = $1"};
constexpr Query kFindAll{"entries_find",
                         sqlText<"select ", kColumns, " from entries where room_id = $1 order by place">};
constexpr Query kPutDoor{"entry_door_put",
                         "insert into entry_lists (room_id, owner_id, door, opened_at, host_key_hash) "
                         "values ($1, $2, $3, $4, $5) on conflict (room_id) do update set "
                         "door = excluded.door, host_key_hash = excluded.host_key_hash"};
constexpr Query kPutHost{"entry_list_put_host",
                         "update entry_lists set host_key_hash = $2 where room_id = $1"};
constexpr Query kFindHost{"entry_list_find_host", "select host_key_hash from entry_lists where room_id = $1"};
constexpr Query kAdd{"entry_add", "insert into entries (id, room_id, owner_id, user_id, name, state, came, "
                                  "key_hash, salt, place, change_number, joined_at, weight, same_as, "
                                  "given_weight) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, "
                                  "$12, $13, $14, $15)"};
constexpr Query kChange{"entry_change", "update entries set user_id = $2, name = $3, state = $4, "
                                        "key_hash = $5, salt = $6, change_number = $7, weight = $8, "
                                        "same_as = $9, given_weight = $10 where id = $1"};
constexpr Query kAfter{"entries_after", sqlText<"select ", kColumns,
                                                " from entries where room_id = $1 and change_number > $2 "
                                                "order by change_number limit $3">};
constexpr Query kFindOne{"entry_find",
                         sqlText<"select ", kColumns, " from entries where id = $1 and room_id = $2">};
constexpr Query kFindKey{"entry_find_key", "select id from entries where key_hash = $1 and room_id = $2 and "
                                           "(id = $3 or same_as = $3)"};
constexpr Query kForget{"entry_lists_forget",
                        "delete from entry_lists where room_id in (select room_id from entry_lists where "
                        "opened_at < $1 order by opened_at limit $2)"};

Came cameIn(std::int64_t stored) {
    return stored >= 0 && stored <= 5 ? static_cast<Came>(stored) : Came::Link;
}

EntryState stateIn(std::int64_t stored) {
    return stored >= 0 && stored <= 3 ? static_cast<EntryState>(stored) : EntryState::Left;
}

Entry entryIn(Row const& row) {
    return {.id = row.get<EntryId>("id"),
            .name = row.get<std::string>("name"),
            .state = stateIn(row.get<std::int64_t>("state")),
            .came = cameIn(row.get<std::int64_t>("came")),
            .keyDigest = row.get<std::string>("key_hash"),
            .userId = row.get<std::optional<UserId>>("user_id"),
            .salt = row.get<std::string>("salt"),
            .place = row.get<std::int64_t>("place"),
            .change = row.get<std::int64_t>("change_number"),
            .joinedAt = row.get<std::int64_t>("joined_at"),
            .weight = row.get<std::int64_t>("weight"),
            .givenWeight = row.get<std::int64_t>("given_weight"),
            .sameAs = row.get<std::optional<EntryId>>("same_as")};
}

Door doorOf(Row const& row) {
    return doorIn(json::parse(row.get<std::string>("door")).as_object());
}

std::size_t sizeOf(Entry const& entry) {
    return entry.name.size() + entry.keyDigest.size() + entry.salt.size();
}

} // namespace

std::optional<Door> findDoor(Connection& connection, std::string_view roomId) {
    auto const row = connection.run(kFindDoor, roomId).first();
    return row ? std::optional{doorOf(*row)} : std::nullopt;
}

std::optional<StoredList> findList(Connection& connection, std::string_view roomId) {
    auto const row = connection.run(kFindDoor, roomId).first();
    if (!row) return std::nullopt;
    StoredList list{doorOf(*row),
                    {},
                    row->get<std::optional<UserId>>("owner_id"),
                    row->get<std::string>("host_key_hash")};
    for (auto const& each : connection.run(kFindAll, roomId))
        list.entries.push_back(entryIn(each));
    return list;
}

void putDoor(Connection& connection, std::string_view roomId, std::optional<UserId> const& owner,
             std::string_view hostKeyHash, Door const& door, std::int64_t now) {
    connection.run(kPutDoor, roomId, owner, json::serialize(jsonOf(door)), now, hostKeyHash);
}

std::int64_t sizeOf(Door const& door) {
    return static_cast<std::int64_t>(json::serialize(jsonOf(door)).size());
}

std::string hostKeyHashOf(Connection& connection, std::string_view roomId) {
    auto const row = connection.run(kFindHost, roomId).first();
    return row ? row->get<std::string>("host_key_hash") : "";
}

void putHost(Connection& connection, std::string_view roomId, std::string_view hostKeyHash) {
    connection.run(kPutHost, roomId, hostKeyHash);
}

// A row that is gone stays gone: its person has deleted their account.
void putChanges(Connection& connection, std::string_view roomId, std::optional<UserId> const& owner,
                EntryList const& list) {
    std::map<std::int64_t, bool> places; // and whether the row is new
    for (auto const& change : list.provisional())
        places.emplace(change.place, !change.before);
    for (auto const& [place, isNew] : places) {
        auto const& entry = list.byPlace().at(place);
        if (isNew)
            connection.run(kAdd, entry.id, roomId, owner, entry.userId, entry.name,
                           static_cast<std::int64_t>(entry.state), static_cast<std::int64_t>(entry.came),
                           entry.keyDigest, entry.salt, entry.place, entry.change, entry.joinedAt,
                           entry.weight, entry.sameAs, entry.givenWeight);
        else
            connection.run(kChange, entry.id, entry.userId, entry.name,
                           static_cast<std::int64_t>(entry.state), entry.keyDigest, entry.salt, entry.change,
                           entry.weight, entry.sameAs, entry.givenWeight);
    }
}

std::int64_t bytesAdded(EntryList const& list) {
    std::int64_t added = 0;
    for (auto const& change : list.provisional())
        if (!change.before) added += static_cast<std::int64_t>(sizeOf(list.byPlace().at(change.place)));
    return added;
}

EntryPage changesAfter(Connection& connection, std::string_view roomId, std::int64_t after) {
    EntryPage page;
    for (auto const& row : connection.run(kAfter, roomId, after, kPage + 1))
        page.entries.push_back(entryIn(row));
    page.hasMore = page.entries.size() > kPage;
    if (page.hasMore) page.entries.pop_back();
    return page;
}

std::optional<Entry> findEntry(Connection& connection, std::string_view roomId, EntryId const& id) {
    auto const row = connection.run(kFindOne, id, roomId).first();
    return row ? std::optional{entryIn(*row)} : std::nullopt;
}

bool isEntryOf(Connection& connection, std::string_view roomId, EntryId const& id,
               std::string_view keyDigest) {
    return connection.run(kFindKey, keyDigest, roomId, id).first().has_value();
}

std::int64_t forgetLists(Connection& connection, Instant before, std::int64_t most) {
    return connection.run(kForget, millisecondsOf(before), most).affected();
}

} // namespace wheelwright::entries
