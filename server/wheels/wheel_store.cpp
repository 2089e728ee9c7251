#include "wheels/wheel_store.hpp"
#include "storage/query.hpp"
#include "wheels/spin_log.hpp"

namespace wheelwright::wheels {
namespace {

using storage::Connection;
using storage::Query;
using storage::Row;
using storage::SqlPart;
using storage::sqlText;

constexpr SqlPart kWheelColumns{
    "id, owner_id, owner, name, slice_count, colors, version, saved_at, share_id, taken_down_at, save_id"};
constexpr Query kById{"wheel_by_id", sqlText<"select ", kWheelColumns, " from wheels where id = $1">};
constexpr Query kByShare{"wheel_by_share",
                         sqlText<"select ", kWheelColumns, " from wheels where share_id = $1">};
constexpr Query kText{"wheel_text", "select body from wheel_versions where wheel_id = $1 and version = $2"};
constexpr Query kAddWheel{"wheel_add",
                          "insert into wheels (id, owner_id, owner, name, slice_count, colors, "
                          "version, saved_at, save_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) "
                          "on conflict (id) do nothing"};
constexpr Query kUpdate{"wheel_update",
                        "update wheels set owner_id = $2, owner = $3, name = $4, slice_count = $5, "
                        "colors = $6, version = $7, saved_at = $8, save_id = $9 where id = $1"};
constexpr Query kAddVersion{"wheel_version_add",
                            "insert into wheel_versions (wheel_id, version, name, slice_count, colors, "
                            "saved_at, body) values ($1, $2, $3, $4, $5, $6, $7)"};
constexpr Query kDropVersions{"wheel_versions_drop",
                              "delete from wheel_versions where wheel_id = $1 and version <= $2"};
constexpr Query kErase{"wheel_erase", "delete from wheels where id = $1"};
constexpr Query kSetShare{"wheel_set_share", "update wheels set share_id = $2 where id = $1"};
constexpr Query kSetTakenDown{"wheel_set_taken_down", "update wheels set taken_down_at = $2 where id = $1"};
constexpr Query kCount{"wheels_count", "select count(*) as count from wheels where owner_id = $1"};
// The two engines have no common word for the size of a text in bytes.
constexpr Query kBytesUpToOnSqlite{"wheel_versions_bytes_sqlite",
                                   "select coalesce(sum(length(cast(body as blob))), 0) as bytes "
                                   "from wheel_versions where wheel_id = $1 and version <= $2"};
constexpr Query kBytesUpToOnPostgres{"wheel_versions_bytes_postgres",
                                     "select cast(coalesce(sum(octet_length(body)), 0) as bigint) as bytes "
                                     "from wheel_versions where wheel_id = $1 and version <= $2"};
constexpr Query kPage{"wheels_page", sqlText<"select ", kWheelColumns,
                                             " from wheels where owner_id = $1 "
                                             "order by saved_at desc, id limit $2 offset $3">};
constexpr Query kNames{"wheel_names",
                       "select id, name from wheels where owner_id = $1 order by saved_at desc, id"};
constexpr Query kAllOf{
    "wheels_all_of",
    sqlText<"select ", kWheelColumns, " from wheels where owner_id = $1 order by saved_at desc, id">};
constexpr Query kVersions{"wheel_versions",
                          "select version, saved_at, name, slice_count, colors from wheel_versions "
                          "where wheel_id = $1 order by version desc"};
constexpr Query kVersion{"wheel_version",
                         "select version, saved_at, name, slice_count, colors, body from wheel_versions "
                         "where wheel_id = $1 and version = $2"};

WheelRecord recordOf(Row const& row) {
    return {row.get<WheelId>("id"),
            row.get<std::optional<UserId>>("owner_id"),
            row.get<std::optional<std::string>>("owner"),
            row.get<std::string>("name"),
            row.get<std::int64_t>("slice_count"),
            row.get<std::string>("colors"),
            row.get<std::int64_t>("version"),
            row.get<std::int64_t>("saved_at"),
            row.get<std::optional<ShareId>>("share_id"),
            row.get<std::optional<std::int64_t>>("taken_down_at"),
            row.get<std::optional<std::string>>("save_id")};
}

WheelVersion versionOf(Row const& row) {
    return {row.get<std::int64_t>("version"), row.get<std::int64_t>("saved_at"), row.get<std::string>("name"),
            row.get<std::int64_t>("slice_count"), row.get<std::string>("colors")};
}

std::optional<WheelRecord> first(storage::Rows const& rows) {
    auto const row = rows.first();
    return row ? std::optional{recordOf(*row)} : std::nullopt;
}

std::vector<WheelRecord> all(storage::Rows const& rows) {
    std::vector<WheelRecord> records;
    for (auto const& row : rows)
        records.push_back(recordOf(row));
    return records;
}

} // namespace

// An id from an address may contain bytes that aren't text; no wheel has such an id.
std::optional<WheelRecord> findWheel(Connection& connection, WheelId const& id) {
    return storage::isStorableText(id) ? first(connection.run(kById, id)) : std::nullopt;
}

std::optional<WheelRecord> findWheelByShare(Connection& connection, ShareId const& shareId) {
    return storage::isStorableText(shareId) ? first(connection.run(kByShare, shareId)) : std::nullopt;
}

std::string textOf(Connection& connection, WheelRecord const& wheel) {
    return connection.run(kText, wheel.id, wheel.version).one().get<std::string>("body");
}

std::string withResultsNow(Connection& connection, WheelId const& id, std::string document) {
    auto const log = findSpinLog(connection, id);
    if (!log) return document;
    return withResults(document, resultsOf(connection, id, *log), log->lastSeq, log->lastOrder);
}

void putWheel(Connection& connection, WheelRecord const& wheel, std::string_view text) {
    connection.run(kDropVersions, wheel.id, wheel.version - kVersionsKept);
    auto const& put = wheel.version == 1 ? kAddWheel : kUpdate;
    connection.run(put, wheel.id, wheel.ownerId, wheel.owner, wheel.name, wheel.sliceCount, wheel.colors,
                   wheel.version, wheel.savedAt, wheel.saveId);
    connection.run(kAddVersion, wheel.id, wheel.version, wheel.name, wheel.sliceCount, wheel.colors,
                   wheel.savedAt, text);
}

void eraseWheel(Connection& connection, WheelId const& id) {
    connection.run(kErase, id);
}

void setShare(Connection& connection, WheelId const& id, std::optional<ShareId> const& shareId) {
    connection.run(kSetShare, id, shareId);
}

void setTakenDown(Connection& connection, WheelId const& id, std::optional<std::int64_t> at) {
    connection.run(kSetTakenDown, id, at);
}

std::int64_t countWheels(Connection& connection, UserId const& userId) {
    return connection.run(kCount, userId).one().get<std::int64_t>("count");
}

std::int64_t bytesOfVersionsUpTo(Connection& connection, WheelId const& id, std::int64_t version) {
    bool const isSqlite = connection.engine() == storage::Engine::Sqlite;
    return connection.run(isSqlite ? kBytesUpToOnSqlite : kBytesUpToOnPostgres, id, version)
        .one()
        .get<std::int64_t>("bytes");
}

std::vector<WheelRecord> wheelsOf(Connection& connection, UserId const& userId, std::int64_t page) {
    return all(connection.run(kPage, userId, kWheelsPerPage, (page - 1) * kWheelsPerPage));
}

std::vector<WheelName> wheelNamesOf(Connection& connection, UserId const& userId) {
    std::vector<WheelName> names;
    for (auto const& row : connection.run(kNames, userId))
        names.push_back({row.get<WheelId>("id"), row.get<std::string>("name")});
    return names;
}

std::vector<WheelRecord> allWheelsOf(Connection& connection, UserId const& userId) {
    return all(connection.run(kAllOf, userId));
}

std::vector<WheelVersion> versionsOf(Connection& connection, WheelId const& id) {
    std::vector<WheelVersion> versions;
    for (auto const& row : connection.run(kVersions, id))
        versions.push_back(versionOf(row));
    return versions;
}

std::optional<VersionText> findVersion(Connection& connection, WheelId const& id, std::int64_t version) {
    auto const row = connection.run(kVersion, id, version).first();
    if (!row) return std::nullopt;
    return VersionText{versionOf(*row), row->get<std::string>("body")};
}

} // namespace wheelwright::wheels
