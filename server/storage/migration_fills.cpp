#include "storage/migration_fills.hpp"
#include "base/chance.hpp"
#include "base/folding.hpp"
#include "storage/charged_tables.hpp"

namespace wheelwright::storage {
namespace {

constexpr Query kAddFact{"installation_add", "insert into installation (name, value) values ($1, $2)"};
constexpr Query kAddMark{"review_mark_add", "insert into review_marks (name, value) values ($1, 0)"};
constexpr Query kAddReportMark{"report_mark_add",
                               "insert into report_marks (name, value) values ('last_number', 0)"};
constexpr Query kUsedToday{"users_used_today", "update users set last_used_at = $1"};
// The two engines have no common function for the size of a text in bytes.
constexpr Query kWeighOnSqlite{"wheels_weigh_sqlite",
                               "update wheels set bytes = (select coalesce(sum(length(cast(body as blob))), "
                               "0) from wheel_versions where wheel_id = wheels.id)"};
constexpr Query kWeighOnPostgres{"wheels_weigh_postgres",
                                 "update wheels set bytes = (select coalesce(sum(octet_length(body)), 0) "
                                 "from wheel_versions where wheel_id = wheels.id)"};
constexpr Query kNameDrawLog{"draw_log_name", "insert into draw_log (origin, size) values ($1, 0)"};
constexpr Query kOwnDraws{"spins_own", "update spins set owner_id = coalesce((select owner_id from wheels "
                                       "where wheels.id = spins.chain), (select owner_id from live_rooms "
                                       "where live_rooms.id = spins.chain))"};
constexpr Query kNamedUsers{"users_named", "select id, name, coalesce(email, '') as email from users"};
constexpr Query kFoldUser{"user_fold", "update users set sought = $2 where id = $1"};

} // namespace

// Gives the installation its id, by which a backup, a second server or a cache can check that this is the
// database it belongs to.
void fillInstallation(Connection& connection, Instant now) {
    connection.run(kAddFact, "id", newUuid());
    connection.run(kAddFact, "installed_at", std::to_string(now.time_since_epoch().count()));
}

// Refresh ids are derived from their parents with this secret. Without a parent id it is of no use.
void fillAccounts(Connection& connection, Instant) {
    connection.run(kAddFact, "refresh_secret", newSecret());
}

// The addresses of uploads are signed with this secret.
void fillMedia(Connection& connection, Instant) {
    connection.run(kAddFact, "media_secret", newSecret());
}

void fillReviews(Connection& connection, Instant) {
    for (auto const* name : {"last_number", "changes"})
        connection.run(kAddMark, name);
}

void fillReports(Connection& connection, Instant) {
    connection.run(kAddReportMark);
}

// Existing accounts have no last-use date: treat them as used now. `tidied_at` is the time of the last
// deletion of expired data, by which the servers agree which of them runs the next one.
void fillRetention(Connection& connection, Instant now) {
    connection.run(kUsedToday, now.time_since_epoch().count());
    connection.run(kAddFact, "tidied_at", "0");
}

void fillBounds(Connection& connection, Instant) {
    connection.run(connection.engine() == Engine::Sqlite ? kWeighOnSqlite : kWeighOnPostgres);
}

// The log's name is in every head that is signed, so that the heads of two logs can't be confused.
void fillDrawLog(Connection& connection, Instant) {
    connection.run(kNameDrawLog, "wheelwright-draws-" + newUuid());
}

void fillLedger(Connection& connection, Instant) {
    connection.run(kOwnDraws);
    for (auto const* const charged : {&kVersionsCharged, &kUploadsCharged, &kRoomsCharged, &kReceiptsCharged})
        chargeTable(connection, *charged);
}

void fillResults(Connection& connection, Instant) {
    chargeTable(connection, kResultsCharged);
}

void fillEntries(Connection& connection, Instant) {
    chargeTable(connection, kEntriesCharged);
}

void fillDrawLists(Connection& connection, Instant) {
    chargeTable(connection, kDrawListsCharged);
}

void foldUsers(Connection& connection, Instant) {
    for (auto const& row : connection.run(kNamedUsers))
        connection.run(kFoldUser, row.get<std::string>("id"),
                       folded(row.get<std::string>("name") + "\n" + row.get<std::string>("email")));
}

void chargeDoorsAndClaims(Connection& connection, Instant) {
    chargeTable(connection, kDoorsCharged);
    chargeTable(connection, kClaimsCharged);
}

} // namespace wheelwright::storage
