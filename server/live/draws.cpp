#include "live/draws.hpp"
#include "base/chance.hpp"
#include "base/hex.hpp"
#include "base/iso_time.hpp"
#include "live/fair_pick.hpp"
#include "live/receipt_key.hpp"
#include "wheels/json_at.hpp"
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
constexpr Query kAdd{"spin_add", "insert into spins (id, chain, number, seed, commitment, previous, "
                                 "committed_at) values ($1, $2, $3, $4, $5, $6, $7)"};
constexpr Query kFind{"spin_find", "select spins.*, spin_chains.of_room from spins join spin_chains "
                                   "on spin_chains.chain = spins.chain where spins.id = $1"};
// Of two requests for one draw the second waits here, and then sees what the first drew.
constexpr Query kTake{"spin_take", "update spins set number = number where id = $1"};
constexpr Query kKeep{"spin_keep", "update spins set receipt = $2, drawn_at = $3 where id = $1"};
constexpr Query kList{"spin_list", "select * from spins where chain = $1 and number < $2 "
                                   "order by number desc limit $3"};

Commitment commitmentIn(Row const& row) {
    return {row.get<std::string>("id"),       row.get<std::string>("chain"),
            row.get<std::int64_t>("number"),  row.get<std::string>("commitment"),
            row.get<std::string>("previous"), row.get<std::int64_t>("committed_at")};
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

// Drawn already: only whoever asked for it asks with the same entropy.
Result<json::object> drawnBefore(std::string const& receipt, std::string_view entropy) {
    auto object = json::parse(receipt).as_object();
    if (wheels::textAt(object, "entropy") != entropy)
        return Error{Fault::Conflict, "already_drawn", "This draw was made already."};
    return object;
}

} // namespace

Result<Commitment> Draws::commit(std::string const& chain, DrawnBy by) {
    auto const seed = secretBytes();
    Commitment commitment{newUuid(), chain, 0, commitmentTo(seed), "", millisecondsOf(clock_.now())};
    return database_.write([&](Connection& connection) -> Result<Commitment> {
        auto const next = connection.run(kNext, chain, ofRoom(by)).first();
        if (!next)
            return Error{Fault::Conflict, "chain_of_room", "Only the room itself draws under this number."};
        commitment.number = next->get<std::int64_t>("last_number");
        commitment.previous = next->get<std::string>("last_link");
        connection.run(kLink, chain, commitment.link());
        connection.run(kAdd, commitment.spinId, chain, commitment.number, hexText(seed),
                       commitment.commitment, commitment.previous, commitment.committedAt);
        return commitment;
    });
}

Result<json::object> Draws::draw(std::string_view spinId, DrawRequest const& request, DrawnBy by) {
    auto entries = drawEntries(request.wheel);
    if (!entries) return entries.error();
    auto const now = clock_.now();
    return database_.write([&](Connection& connection) -> Result<json::object> {
        connection.run(kTake, spinId);
        auto const row = connection.run(kFind, spinId).first();
        if (!row || row->get<std::int64_t>("of_room") != ofRoom(by)) return noSuchDraw();
        if (auto const before = row->get<std::optional<std::string>>("receipt"))
            return drawnBefore(*before, request.entropy);
        auto const commitment = commitmentIn(*row);
        if (by == DrawnBy::Page && millisecondsOf(now) - commitment.committedAt >
                                       std::chrono::milliseconds{kCommitmentLives}.count())
            return Error{Fault::Conflict, "draw_expired", "This draw was not made in time. Begin a new one."};
        Receipt receipt{
            .commitment = commitment,
            .seed = row->get<std::string>("seed"),
            .entropy = request.entropy,
            .salt = newSecret(),
            .name = std::string{wheels::textAt(request.wheel.at("wheel-definition").as_object(), "name")},
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
        connection.run(kKeep, spinId, json::serialize(object), receipt.drawnAt);
        return object;
    });
}

Result<json::object> Draws::find(std::string_view spinId) {
    return database_.read([&](Connection& connection) -> Result<json::object> {
        auto const row = connection.run(kFind, spinId).first();
        if (!row) return noSuchDraw();
        auto const receipt = row->get<std::optional<std::string>>("receipt");
        return receipt ? json::parse(*receipt).as_object() : commitmentIn(*row).json();
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
