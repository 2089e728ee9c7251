#include "live/draws.hpp"
#include "base/chance.hpp"
#include "base/digest.hpp"
#include "base/hex.hpp"
#include "base/iso_time.hpp"
#include "base/json_at.hpp"
#include "live/fair_pick.hpp"
#include "live/receipt_key.hpp"
#include "live/room_store.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using storage::Connection;
using storage::Query;
using storage::Row;

constexpr auto kCommitmentLives = 10min;

constexpr Query kNext{
    "spin_chain_next",
    "insert into spin_chains (chain, of_room, last_number, last_link) values ($1, $2, 1, '') "
    "on conflict (chain) do update set last_number = spin_chains.last_number + 1 "
    "where spin_chains.of_room = excluded.of_room returning last_number, last_link"};
constexpr Query kLink{"spin_chain_link", "update spin_chains set last_link = $2 where chain = $1"};
constexpr Query kAddSpin{"spin_add",
                         "insert into spins (id, chain, number, seed, salt, commitment, previous, "
                         "committed_at) values ($1, $2, $3, $4, $5, $6, $7, $8)"};
constexpr Query kFindSpin{"spin_find", "select spins.*, spin_chains.of_room from spins join spin_chains "
                                       "on spin_chains.chain = spins.chain where spins.id = $1"};
// Of two requests for one draw the second waits here, and then sees what the first drew.
constexpr Query kTake{"spin_take", "update spins set number = number where id = $1"};
constexpr Query kKeepReceipt{"spin_keep", "update spins set receipt = $2, drawn_at = $3 where id = $1"};
constexpr Query kList{"spin_list", "select * from spins where chain = $1 and number < $2 "
                                   "order by number desc limit $3"};

Commitment commitmentIn(Row const& row) {
    return {row.get<std::string>("id"),
            row.get<std::string>("chain"),
            row.get<std::int64_t>("number"),
            row.get<std::string>("commitment"),
            sha256Hex(row.get<std::string>("salt")),
            row.get<std::string>("previous"),
            row.get<std::int64_t>("committed_at")};
}

std::string secretBytes() {
    std::string bytes(32, '\0');
    fillRandom(std::as_writable_bytes(std::span{bytes}));
    return bytes;
}

std::int64_t ofRoom(DrawnBy by) {
    return by == DrawnBy::Room ? 1 : 0;
}

Error noSuchDraw() {
    return {Fault::NotFound, "draw_not_found", "There is no such draw."};
}

Error roomMoved() {
    return {Fault::Unavailable, kRoomMoved, "Another process goes on with this room."};
}

bool mayDraw(Connection& connection, std::string const& chain, Drawer const& drawer) {
    return !drawer.roomGeneration || holdsRoom(connection, chain, *drawer.roomGeneration);
}

// What was drawn already, if it was.
std::optional<Drawn> drawnIn(Row const& row) {
    auto const receipt = row.get<std::optional<std::string>>("receipt");
    if (!receipt) return std::nullopt;
    return Drawn{json::parse(*receipt).as_object(), row.get<std::string>("salt")};
}

} // namespace

Result<Commitment> Draws::commit(std::string const& chain, Drawer drawer) {
    auto const seed = secretBytes();
    auto const salt = newSecret();
    Commitment commitment{
        newUuid(), chain, 0, commitmentTo(seed), sha256Hex(salt), "", millisecondsOf(clock_.now())};
    return database_.write([&](Connection& connection) -> Result<Commitment> {
        if (!mayDraw(connection, chain, drawer)) return roomMoved();
        auto const next = connection.run(kNext, chain, ofRoom(drawer.by)).first();
        if (!next)
            return Error{Fault::Conflict, "chain_of_room", "Only the room itself draws under this number."};
        commitment.number = next->get<std::int64_t>("last_number");
        commitment.previous = next->get<std::string>("last_link");
        connection.run(kLink, chain, commitment.link());
        connection.run(kAddSpin, commitment.spinId, chain, commitment.number, hexText(seed), salt,
                       commitment.commitment, commitment.previous, commitment.committedAt);
        return commitment;
    });
}

Result<Drawn> Draws::draw(std::string_view spinId, DrawRequest const& request, Drawer drawer) {
    auto entries = drawEntries(request.wheel);
    if (!entries) return entries.error();
    auto const now = clock_.now();
    return database_.write([&](Connection& connection) -> Result<Drawn> {
        connection.run(kTake, spinId);
        auto const row = connection.run(kFindSpin, spinId).first();
        if (!row || row->get<std::int64_t>("of_room") != ofRoom(drawer.by)) return noSuchDraw();
        if (!mayDraw(connection, row->get<std::string>("chain"), drawer)) return roomMoved();
        if (auto before = drawnIn(*row)) {
            // Only whoever asked for it asks with the same entropy.
            if (textAt(before->receipt, "entropy") == request.entropy) return std::move(*before);
            return Error{Fault::Conflict, "already_drawn", "This draw was made already."};
        }
        auto const commitment = commitmentIn(*row);
        if (drawer.by == DrawnBy::Page && millisecondsOf(now) - commitment.committedAt >
                                              std::chrono::milliseconds{kCommitmentLives}.count())
            return Error{Fault::Conflict, "draw_expired", "This draw was not made in time. Begin a new one."};
        Receipt receipt{.commitment = commitment,
                        .seed = row->get<std::string>("seed"),
                        .entropy = request.entropy,
                        .salt = row->get<std::string>("salt"),
                        .name = std::string{textAt(request.wheel.at("wheel-definition").as_object(), "name")},
                        .hidesTexts = request.hidesTexts,
                        .entries = *entries,
                        .winners = {},
                        .drawnAt = millisecondsOf(now)};
        DrawFacts const facts{*fromHex(receipt.seed), commitment.spinId, commitment.number, receipt.digest(),
                              receipt.entropy};
        receipt.winners = fairPick(facts, *entries, request.winners);
        receipt.whereabouts = fairWhereabouts(facts);
        auto const key = receiptKey(connection, now);
        auto object = receipt.json(key.id, key.sign(receipt.statement()));
        connection.run(kKeepReceipt, spinId, json::serialize(object), receipt.drawnAt);
        return Drawn{std::move(object), receipt.salt};
    });
}

Result<Drawn> Draws::made(std::string_view spinId) {
    return database_.read([&](Connection& connection) -> Result<Drawn> {
        auto const row = connection.run(kFindSpin, spinId).first();
        auto drawn = row ? drawnIn(*row) : std::nullopt;
        if (!drawn) return noSuchDraw();
        return std::move(*drawn);
    });
}

Result<json::object> Draws::find(std::string_view spinId) {
    return database_.read([&](Connection& connection) -> Result<json::object> {
        auto const row = connection.run(kFindSpin, spinId).first();
        if (!row) return noSuchDraw();
        auto const drawn = drawnIn(*row);
        return drawn ? drawn->receipt : commitmentIn(*row).json();
    });
}

Draws::Page Draws::list(std::string_view chain, std::int64_t before) {
    return database_.read([&](Connection& connection) {
        Page page;
        for (auto const& row : connection.run(kList, chain, before, kDrawsListed + 1))
            page.draws.push_back({commitmentIn(row), !row.isNull("receipt")});
        page.hasMore = page.draws.size() > static_cast<std::size_t>(kDrawsListed);
        if (page.hasMore) page.draws.pop_back();
        return page;
    });
}

json::object Draws::publicKey() {
    auto const key =
        database_.write([&](Connection& connection) { return receiptKey(connection, clock_.now()); });
    return key.key.publicJwk(key.id);
}

} // namespace wheelwright::live
