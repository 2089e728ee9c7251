#include "live/draw_log_store.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "live/merkle_tree.hpp"
#include <algorithm>

namespace wheelwright::live {
namespace {

using storage::Connection;
using storage::Query;

constexpr Query kAddLeaf{"draw_log_add", "insert into draw_log_leaves (hash, opened, logged_at) "
                                         "values ($1, $2, $3) on conflict (hash) do nothing"};
constexpr Query kLogState{"draw_log_state", "select origin, size from draw_log"};
constexpr Query kWaiting{
    "draw_log_waiting",
    "select count(*) as waiting from (select 1 from draw_log_leaves where place is null limit $1) as few"};
// Unlike an update of the row, this comes before PostgreSQL takes the transaction's snapshot: a process that
// waited here sees what the one before it wrote, and doesn't have to repeat its work.
constexpr Query kLockLog{"draw_log_lock", "lock table draw_log in exclusive mode"};
// A draw is sealed before it is opened, so whenever the opened leaf waits, the sealed one has a place or
// waits too (or was sealed before there was a log). Sorted by kind first, the sealed one comes first. The
// inner limit comes before the numbers: otherwise all waiting leaves would be numbered each time.
constexpr Query kPlaceLeaves{
    "draw_log_place",
    "update draw_log_leaves set place = $1 + numbered.number from (select hash as leaf, "
    "row_number() over (order by opened, logged_at, hash) - 1 as number "
    "from (select hash, opened, logged_at from draw_log_leaves where place is null "
    "order by opened, logged_at, hash limit $2) as next) as numbered where hash = numbered.leaf"};
constexpr Query kGrowLog{"draw_log_grow", "update draw_log set size = size + $1"};
constexpr Query kFindLeaf{"draw_log_find", "select place from draw_log_leaves where hash = $1"};
constexpr Query kLeafTile{"draw_log_leaf_tile",
                          "select hash from draw_log_leaves where place >= $1 and place < $2 order by place"};
constexpr Query kNodeTile{"draw_log_node_tile", "select hash from draw_log_nodes where level = $3 and "
                                                "place >= $1 and place < $2 order by place"};
constexpr Query kNodesAt{"draw_log_nodes_at",
                         "select coalesce(max(place) + 1, 0) as nodes from draw_log_nodes where level = $1"};
constexpr Query kAddNode{"draw_log_node_add", "insert into draw_log_nodes (level, place, hash) "
                                              "values ($1, $2, $3) on conflict (level, place) do nothing"};

std::string leafOf(std::string_view text) {
    return hexText(leafHash(text));
}

} // namespace

std::string sealedLeaf(std::string_view link) {
    return leafOf("wheelwright sealed 1\n" + std::string{link} + "\n");
}

std::string closedLeaf(ClosedInput const& input) {
    auto const counts = input.list ? std::to_string(input.winners) + "\n" + std::to_string(input.reserves) +
                                         "\n" + *input.list
                                   : std::to_string(input.winners + input.reserves);
    return leafOf((input.list ? "wheelwright closed 2\n" : "wheelwright closed 1\n") + input.link + "\n" +
                  input.digest + "\n" + input.nameDigest + "\n" + input.entropy + "\n" + counts + "\n" +
                  input.chain + "\n" + std::to_string(input.round) + "\n");
}

std::string openedLeaf(std::string_view link, std::string_view statement) {
    return leafOf("wheelwright opened 1\n" + std::string{link} + "\n" + sha256Hex(statement) + "\n");
}

void addToLog(Connection& connection, std::string_view leaf, LeafKind kind, std::int64_t at) {
    connection.run(kAddLeaf, leaf, static_cast<std::int64_t>(kind), at);
}

LogState logState(Connection& connection) {
    auto const row = connection.run(kLogState).one();
    return {row.get<std::string>("origin"), row.get<std::int64_t>("size")};
}

void lockLog(Connection& connection) {
    if (connection.engine() == storage::Engine::Postgres) connection.run(kLockLog);
}

std::int64_t leavesWaiting(Connection& connection, std::int64_t most) {
    return connection.run(kWaiting, most).one().get<std::int64_t>("waiting");
}

std::int64_t placeWaiting(Connection& connection, std::int64_t most) {
    lockLog(connection);
    if (leavesWaiting(connection, 1) == 0) return 0; // placed by another process
    auto const size = logState(connection).size;
    auto const placed = connection.run(kPlaceLeaves, size, most).affected();
    connection.run(kGrowLog, placed);
    return placed;
}

std::optional<LoggedLeaf> findLeaf(Connection& connection, std::string_view leaf) {
    auto const row = connection.run(kFindLeaf, leaf).first();
    if (!row) return std::nullopt;
    return LoggedLeaf{row->get<std::optional<std::int64_t>>("place")};
}

std::vector<std::string> tileOf(Connection& connection, int level, std::int64_t index, std::int64_t size) {
    auto const begin = index * kTileWidth;
    auto const end = std::min(begin + kTileWidth, size >> (8 * level));
    std::vector<std::string> hashes;
    for (auto const& row :
         level == 0 ? connection.run(kLeafTile, begin, end) : connection.run(kNodeTile, begin, end, level))
        hashes.push_back(fromHex(row.get<std::string>("hash")).value());
    return hashes;
}

std::int64_t nodesAt(Connection& connection, int level) {
    return connection.run(kNodesAt, level).one().get<std::int64_t>("nodes");
}

void addNode(Connection& connection, int level, std::int64_t place, std::string_view hash) {
    connection.run(kAddNode, level, place, hexText(hash));
}

} // namespace wheelwright::live
