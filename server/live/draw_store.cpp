#include "live/draw_store.hpp"
#include "base/chance.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "live/draw_log_store.hpp"
#include "live/fair_pick.hpp"
#include "storage/query.hpp"
#include <boost/json/parse.hpp>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using storage::Connection;
using storage::Query;
using storage::Row;
using storage::SqlPart;
using storage::sqlText;

constexpr SqlPart kCommitmentColumns{"id, spins.chain, number, commitment, salt, previous, committed_at"};
constexpr Query kNext{
    "spin_chain_next",
    "insert into spin_chains (chain, of_room, of_guest, last_number, last_link) values ($1, $2, $3, 1, '') "
    "on conflict (chain) do update set last_number = spin_chains.last_number + 1, of_guest = "
    "excluded.of_guest "
    "where spin_chains.of_room = excluded.of_room returning last_number, last_link"};
constexpr Query kLink{"spin_chain_link", "update spin_chains set last_link = $2 where chain = $1"};
constexpr Query kAddSpin{
    "spin_add", "insert into spins (id, chain, number, seed, salt, commitment, previous, "
                "committed_at, key_digest, owner_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"};
constexpr Query kFindSpin{
    "spin_find", sqlText<"select ", kCommitmentColumns,
                         ", receipt, seed, key_digest, owner_id, of_room, beacon_chain, beacon_round, "
                         "closed_leaf, closed_list from spins join spin_chains "
                         "on spin_chains.chain = spins.chain where id = $1">};
constexpr Query kChain{"spin_chain", "select of_guest, of_room from spin_chains where chain = $1"};
constexpr Query kKeepReceipt{
    "spin_keep",
    "update spins set receipt = $2, drawn_at = $3, closed_list = '' where id = $1 and receipt is null"};
constexpr Query kCloseDraw{"spin_close",
                           "update spins set beacon_chain = $2, beacon_round = $3, closed_leaf = $4, "
                           "closed_list = $5 where id = $1 and receipt is null"};
constexpr Query kFindRepeated{"draw_key_find",
                              "select spin_id, draw_key, asked from draw_keys where digest = $1"};
constexpr Query kPutRepeated{"draw_key_put",
                             "insert into draw_keys (digest, spin_id, draw_key, asked, asked_at) "
                             "values ($1, $2, $3, $4, $5)"};
constexpr Query kDropRepeated{"draw_key_drop", "delete from draw_keys where digest = $1"};
// Without the receipts: a page of them could be 100 MiB.
constexpr Query kList{"spin_list",
                      sqlText<"select ", kCommitmentColumns,
                              ", receipt is not null as drawn from spins where chain = $1 and number < $2 "
                              "order by number desc limit $3">};

Commitment commitmentIn(Row const& row) {
    return {row.get<SpinId>("id"),
            row.get<std::string>("chain"),
            row.get<std::int64_t>("number"),
            row.get<std::string>("commitment"),
            sha256Hex(row.get<std::string>("salt")),
            row.get<std::string>("previous"),
            row.get<std::int64_t>("committed_at")};
}

std::optional<json::object> receiptIn(Row const& row) {
    auto const text = row.get<std::optional<std::string>>("receipt");
    if (!text) return std::nullopt;
    return json::parse(*text).as_object();
}

// The id comes from the request's path. No draw has an id with bytes that the database can't store.
std::optional<Row> findSpin(Connection& connection, SpinId const& spinId) {
    return storage::isStorableText(spinId) ? connection.run(kFindSpin, spinId).first() : std::nullopt;
}

std::string secretBytes() {
    std::string bytes(32, '\0');
    fillRandom(std::as_writable_bytes(std::span{bytes}));
    return bytes;
}

} // namespace

std::optional<StoredDraw> findDraw(Connection& connection, DrawRight const& right) {
    auto const row = findSpin(connection, right.spinId());
    if (!row || !right.opens(*row)) return std::nullopt;
    return StoredDraw{.commitment = commitmentIn(*row),
                      .seed = row->get<std::string>("seed"),
                      .salt = row->get<std::string>("salt"),
                      .ownerId = row->get<std::optional<UserId>>("owner_id"),
                      .hasKey = !row->get<std::string>("key_digest").empty(),
                      .closed = {row->get<std::string>("closed_leaf"), row->get<std::string>("beacon_chain"),
                                 row->get<std::int64_t>("beacon_round"),
                                 row->get<std::string>("closed_list")},
                      .receipt = receiptIn(*row)};
}

std::optional<json::object> findPublicDraw(Connection& connection, SpinId const& spinId) {
    auto const row = findSpin(connection, spinId);
    if (!row) return std::nullopt;
    auto receipt = receiptIn(*row);
    return receipt ? std::move(*receipt) : commitmentIn(*row).json();
}

bool isOfAccount(Connection& connection, std::string_view chain) {
    auto const row = connection.run(kChain, chain).first();
    return row && !row->get<bool>("of_guest") && !row->get<bool>("of_room");
}

NewDraw::NewDraw(Instant now, std::string_view drawKey)
    : id{newUuid()},
      seed{secretBytes()},
      salt{newSecret()},
      keyDigest{drawKeyDigest(drawKey)},
      committedAt{millisecondsOf(now)} {}

Result<Commitment> addDraw(Connection& connection, NewDraw const& draw, Chain const& chain) {
    auto const next = connection.run(kNext, chain.id, chain.isOfRoom ? 1 : 0, chain.ownerId ? 0 : 1).first();
    if (!next) return Error{Fault::Conflict, "chain_of_room", "Only the room itself can make this draw."};
    Commitment const commitment{draw.id,
                                chain.id,
                                next->get<std::int64_t>("last_number"),
                                commitmentTo(draw.seed),
                                sha256Hex(draw.salt),
                                next->get<std::string>("last_link"),
                                draw.committedAt};
    connection.run(kLink, chain.id, commitment.link());
    connection.run(kAddSpin, commitment.spinId, chain.id, commitment.number, hexText(draw.seed), draw.salt,
                   commitment.commitment, commitment.previous, commitment.committedAt, draw.keyDigest,
                   chain.ownerId);
    addToLog(connection, sealedLeaf(commitment.link()), LeafKind::Sealed, commitment.committedAt);
    return commitment;
}

void closeDraw(Connection& connection, DrawRight const& right, ClosedDraw const& closed) {
    connection.run(kCloseDraw, right.spinId(), closed.beaconChain, closed.round, closed.leaf, closed.list);
}

void keepReceipt(Connection& connection, DrawRight const& right, std::string_view receipt,
                 std::int64_t drawnAt) {
    connection.run(kKeepReceipt, right.spinId(), receipt, drawnAt);
}

std::vector<ListedDraw> drawsOf(Connection& connection, std::string_view chain, std::int64_t before,
                                std::int64_t most) {
    std::vector<ListedDraw> draws;
    for (auto const& row : connection.run(kList, chain, before, most))
        draws.push_back({commitmentIn(row), row.get<bool>("drawn")});
    return draws;
}

std::optional<RepeatedDraw> findRepeated(Connection& connection, std::string_view digest) {
    auto const row = connection.run(kFindRepeated, digest).first();
    if (!row) return std::nullopt;
    return RepeatedDraw{row->get<SpinId>("spin_id"), row->get<std::string>("draw_key"),
                        row->get<std::string>("asked")};
}

void dropRepeated(Connection& connection, std::string_view digest) {
    connection.run(kDropRepeated, digest);
}

void putRepeated(Connection& connection, std::string_view digest, RepeatedDraw const& draw, Instant now) {
    connection.run(kPutRepeated, digest, draw.spinId, draw.drawKey, draw.asked, millisecondsOf(now));
}

} // namespace wheelwright::live
