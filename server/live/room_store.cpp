#include "live/room_store.hpp"
#include "base/deadline.hpp"
#include "base/digest.hpp"

namespace wheelwright::live {
namespace {

using storage::Connection;
using storage::Query;
using storage::Row;
using storage::SqlPart;
using storage::sqlText;

constexpr std::size_t kShortestKey = 16;
constexpr std::size_t kLongestKey = 64;

constexpr SqlPart kRoomColumns{
    "id, code, host_key_hash, host_id, host_name, owner_id, wheel_id, wheel, revision, rest, viewers_spin, "
    "hides_texts, lang, spin, removed, generation, created_at, ends_at, empty_since, opened_from"};
constexpr Query kAddRoom{
    "room_add", "insert into live_rooms (id, code, host_key_hash, host_id, host_name, owner_id, wheel_id, "
                "wheel, revision, rest, viewers_spin, hides_texts, lang, spin, removed, generation, "
                "created_at, ends_at, empty_since, opened_from) values ($1, $2, $3, $4, $5, $6, $7, $8, "
                "$9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20) on conflict (code) do nothing"};
constexpr Query kCount{"room_count", "select count(*) as rooms from live_rooms"};
constexpr Query kCountOf{"room_count_of", "select count(*) as rooms from live_rooms where owner_id = $1"};
constexpr Query kCountGuests{"room_count_guests",
                             "select count(*) as rooms from live_rooms where owner_id is null"};
constexpr Query kCountFrom{
    "room_count_from",
    "select count(*) as rooms from live_rooms where opened_from = $1 and owner_id is null"};
constexpr Query kStandings{"room_standings", "select id, generation, empty_since, owner_id from live_rooms"};
constexpr Query kNoteEmpty{"room_note_empty", "update live_rooms set empty_since = $3 where id = $1 and "
                                              "generation = $2 and empty_since is null"};
constexpr Query kFindRoom{"room_find", sqlText<"select ", kRoomColumns, " from live_rooms where id = $1">};
constexpr Query kByCode{"room_by_code", sqlText<"select ", kRoomColumns, " from live_rooms where code = $1">};
constexpr Query kOccupied{"room_occupied",
                          "select id from live_rooms where owner_id in ($2, $3) and wheel_id = $1 and "
                          "empty_since is null order by created_at desc, id limit 1"};
constexpr Query kRoomsOfUser{"rooms_of_user",
                             "select id from live_rooms where owner_id = $1 order by created_at"};
constexpr Query kTakeUp{
    "room_take_up",
    sqlText<"update live_rooms set generation = generation + 1 where id = $1 returning ", kRoomColumns>};
constexpr Query kSave{"room_save",
                      "update live_rooms set host_key_hash = $2, host_id = $3, host_name = $4, rest = $5, "
                      "viewers_spin = $6, spin = $7, removed = $8, empty_since = $9 "
                      "where id = $1 and generation = $10"};
constexpr Query kSaveWheel{
    "room_save_wheel", "update live_rooms set wheel = $2, revision = $3 where id = $1 and generation = $4"};
constexpr Query kErase{"room_erase", "delete from live_rooms where id = $1 and generation = $2"};
constexpr Query kHold{"room_hold",
                      "update live_rooms set generation = generation where id = $1 and generation = $2"};
constexpr Query kEraseOfUser{"rooms_erase_of_user", "delete from live_rooms where owner_id = $1"};
constexpr SqlPart kIsOld{"ends_at <= $1 or ends_at > $2 or empty_since <= $3 or empty_since > $4"};
constexpr Query kFindOld{"rooms_find_old", sqlText<"select id from live_rooms where ", kIsOld, " limit 1">};
constexpr Query kEraseOld{"rooms_erase_old",
                          sqlText<"delete from live_rooms where ", kIsOld, " returning ", kRoomColumns>};

std::int64_t number(bool truth) {
    return truth ? 1 : 0;
}

RoomRecord recordIn(Row const& row) {
    return {.id = row.get<RoomId>("id"),
            .code = row.get<std::string>("code"),
            .hostKeyHash = row.get<std::string>("host_key_hash"),
            .hostId = row.get<std::string>("host_id"),
            .hostName = row.get<std::string>("host_name"),
            .ownerId = row.get<std::optional<UserId>>("owner_id"),
            .wheelId = row.get<wheels::WheelId>("wheel_id"),
            .wheel = row.get<std::string>("wheel"),
            .revision = row.get<std::int64_t>("revision"),
            .rest = row.get<double>("rest"),
            .viewersSpin = row.get<bool>("viewers_spin"),
            .hidesTexts = row.get<bool>("hides_texts"),
            .lang = row.get<std::string>("lang"),
            .spin = row.get<std::string>("spin"),
            .removed = row.get<std::string>("removed"),
            .generation = row.get<std::int64_t>("generation"),
            .createdAt = row.get<std::int64_t>("created_at"),
            .endsAt = row.get<std::int64_t>("ends_at"),
            .emptySince = row.get<std::optional<std::int64_t>>("empty_since"),
            .openedFrom = row.get<std::string>("opened_from")};
}

std::optional<RoomRecord> firstIn(storage::Rows const& rows) {
    auto const row = rows.first();
    return row ? std::optional{recordIn(*row)} : std::nullopt;
}

storage::Rows runOld(Connection& connection, Query const& query, Instant now) {
    return connection.run(query, millisecondsOf(now), latestDeadline(now, kRoomLives),
                          millisecondsOf(now - kEmptyRoomLives), latestDeadline(now, kRoomLives));
}

WriteOutcome outcome(Connection& connection, RoomRecord const& room, std::int64_t affected) {
    if (affected > 0) return WriteOutcome::Stored;
    return connection.run(kFindRoom, room.id).first() ? WriteOutcome::LostLease : WriteOutcome::Deleted;
}

} // namespace

bool RoomRecord::isForgottenAt(Instant now) const {
    return emptySince && isOver(instantOf(*emptySince) + kEmptyRoomLives, now, kRoomLives + kEmptyRoomLives);
}

bool isHostKeyOf(RoomRecord const& room, std::string_view hostKey) {
    return sameSecret(sha256Hex(hostKey), room.hostKeyHash);
}

bool isRemovedFrom(RoomRecord const& room, std::string_view viewerId) {
    return !viewerId.empty() && room.removed.find(std::string{viewerId} + "\n") != std::string::npos;
}

bool isViewerKey(std::string_view text) {
    return text.size() >= kShortestKey && text.size() <= kLongestKey;
}

bool addRoom(Connection& connection, RoomRecord const& room) {
    return connection
               .run(kAddRoom, room.id, room.code, room.hostKeyHash, room.hostId, room.hostName, room.ownerId,
                    room.wheelId, room.wheel, room.revision, room.rest, number(room.viewersSpin),
                    number(room.hidesTexts), room.lang, room.spin, room.removed, room.generation,
                    room.createdAt, room.endsAt, room.emptySince, room.openedFrom)
               .affected() > 0;
}

std::int64_t countRooms(Connection& connection) {
    return connection.run(kCount).one().get<std::int64_t>("rooms");
}

std::int64_t countRoomsOf(Connection& connection, UserId const& userId) {
    return connection.run(kCountOf, userId).one().get<std::int64_t>("rooms");
}

std::int64_t countGuestRooms(Connection& connection) {
    return connection.run(kCountGuests).one().get<std::int64_t>("rooms");
}

std::int64_t countGuestRoomsFrom(Connection& connection, std::string_view openedFrom) {
    return connection.run(kCountFrom, openedFrom).one().get<std::int64_t>("rooms");
}

std::map<RoomId, RoomStanding> roomStandings(Connection& connection) {
    std::map<RoomId, RoomStanding> standings;
    for (auto const& row : connection.run(kStandings))
        standings.emplace(row.get<RoomId>("id"),
                          RoomStanding{row.get<std::int64_t>("generation"), !row.isNull("empty_since"),
                                       row.isNull("owner_id")});
    return standings;
}

void noteEmpty(Connection& connection, RoomId const& id, std::int64_t generation, std::int64_t now) {
    connection.run(kNoteEmpty, id, generation, now);
}

std::optional<RoomRecord> findRoom(Connection& connection, RoomId const& id) {
    return firstIn(connection.run(kFindRoom, id));
}

std::optional<RoomRecord> findRoomByCode(Connection& connection, std::string_view code) {
    return firstIn(connection.run(kByCode, code));
}

std::optional<RoomId> findOccupiedRoom(Connection& connection, wheels::WheelId const& wheelId,
                                       UserId const& userId, UserId const& otherId) {
    auto const row = connection.run(kOccupied, wheelId, userId, otherId).first();
    return row ? std::optional{row->get<RoomId>("id")} : std::nullopt;
}

std::vector<RoomId> roomIdsOf(Connection& connection, UserId const& userId) {
    std::vector<RoomId> ids;
    for (auto const& row : connection.run(kRoomsOfUser, userId))
        ids.push_back(row.get<RoomId>("id"));
    return ids;
}

std::optional<RoomRecord> takeUpRoom(Connection& connection, RoomId const& id) {
    return firstIn(connection.run(kTakeUp, id));
}

WriteOutcome saveRoom(Connection& connection, RoomRecord const& room) {
    auto const saved =
        connection.run(kSave, room.id, room.hostKeyHash, room.hostId, room.hostName, room.rest,
                       number(room.viewersSpin), room.spin, room.removed, room.emptySince, room.generation);
    return outcome(connection, room, saved.affected());
}

WriteOutcome saveRoomWheel(Connection& connection, RoomRecord const& room) {
    auto const saved = connection.run(kSaveWheel, room.id, room.wheel, room.revision, room.generation);
    return outcome(connection, room, saved.affected());
}

WriteOutcome eraseRoom(Connection& connection, RoomRecord const& room) {
    return outcome(connection, room, connection.run(kErase, room.id, room.generation).affected());
}

WriteOutcome holdRoom(Connection& connection, RoomRecord const& room) {
    return outcome(connection, room, connection.run(kHold, room.id, room.generation).affected());
}

bool holdsRoom(Connection& connection, RoomId const& id, std::int64_t generation) {
    return connection.run(kHold, id, generation).affected() > 0;
}

void eraseRoomsOf(Connection& connection, UserId const& userId) {
    connection.run(kEraseOfUser, userId);
}

bool hasOldRooms(Connection& connection, Instant now) {
    return runOld(connection, kFindOld, now).first().has_value();
}

std::vector<RoomRecord> eraseOldRooms(Connection& connection, Instant now) {
    std::vector<RoomRecord> ended;
    for (auto const& row : runOld(connection, kEraseOld, now))
        ended.push_back(recordIn(row));
    return ended;
}

} // namespace wheelwright::live
