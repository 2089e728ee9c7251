#include "live/draws.hpp"
#include "base/chance.hpp"
#include "base/clock.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "base/json.hpp"
#include "live/draw_log_store.hpp"
#include "live/fair_pick.hpp"
#include "live/receipt.hpp"
#include "live/room_store.hpp"
#include "storage/query.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <limits>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using storage::Connection;
using storage::Query;
using storage::Row;
using storage::SqlPart;
using storage::sqlText;

constexpr auto kCommitmentLives = 10min;

constexpr SqlPart kCommitmentColumns{"id, spins.chain, number, commitment, salt, previous, committed_at"};
constexpr Query kNext{
    "spin_chain_next",
    "insert into spin_chains (chain, of_room, of_guest, last_number, last_link) values ($1, $2, $3, 1, '') "
    "on conflict (chain) do update set last_number = spin_chains.last_number + 1, of_guest = "
    "excluded.of_guest "
    "where spin_chains.of_room = excluded.of_room returning last_number, last_link"};
constexpr Query kLink{"spin_chain_link", "update spin_chains set last_link = $2 where chain = $1"};
constexpr Query kAddSpin{"spin_add",
                         "insert into spins (id, chain, number, seed, salt, commitment, previous, "
                         "committed_at) values ($1, $2, $3, $4, $5, $6, $7, $8)"};
constexpr Query kFindSpin{"spin_find", sqlText<"select ", kCommitmentColumns,
                                               ", receipt, seed, of_room, beacon_chain, beacon_round, "
                                               "closed_leaf from spins join spin_chains "
                                               "on spin_chains.chain = spins.chain where id = $1">};
constexpr Query kChainOfGuest{"spin_chain_of_guest",
                              "select of_guest, of_room from spin_chains where chain = $1"};
// When two requests make the same draw, the second waits here and then finds the receipt of the first.
constexpr Query kKeepReceipt{
    "spin_keep", "update spins set receipt = $2, drawn_at = $3 where id = $1 and receipt is null"};
// A draw is closed once. Of two requests that close it, the second finds what the first has stored.
constexpr Query kCloseDraw{"spin_close",
                           "update spins set beacon_chain = $2, beacon_round = $3, closed_leaf = $4 "
                           "where id = $1 and closed_leaf = '' and receipt is null"};
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

ListedDraw listedIn(Row const& row) {
    return {commitmentIn(row), row.get<bool>("drawn")};
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

Error noSpaceForReceipts() {
    return {Fault::TooMany, "receipts_full",
            "The draws from here have used up the space for a day. Please try again later."};
}

bool mayDraw(Connection& connection, std::string_view chain, Drawer const& drawer) {
    return !drawer.roomGeneration || holdsRoom(connection, RoomId{chain}, *drawer.roomGeneration);
}

// The draw, if it has been made.
std::optional<Drawn> drawnIn(Row const& row) {
    auto const receipt = row.get<std::optional<std::string>>("receipt");
    if (!receipt) return std::nullopt;
    return Drawn{json::parse(*receipt).as_object(), row.get<std::string>("salt")};
}

// The id comes from the request's path. No draw has an id with bytes that the database can't store.
std::optional<Row> findSpin(Connection& connection, SpinId const& spinId) {
    return storage::isStorableText(spinId) ? connection.run(kFindSpin, spinId).first() : std::nullopt;
}

struct Chain {
    std::string id;
    bool isGuests = true;
};

// When an owned wheel has been deleted, its chain gets no more draws: the request gets a new chain.
Chain chainOf(Connection& connection, wheels::WheelId const& wheelId, wheels::Asker const& asker) {
    if (wheelId.empty()) return {newUuid()};
    if (auto const wheel = wheels::findWheel(connection, wheelId); wheel && wheel->ownerId)
        return wheels::mayEdit(connection, asker, *wheel) ? Chain{wheelId.text(), false} : Chain{newUuid()};
    auto const begun = connection.run(kChainOfGuest, wheelId).first();
    bool const isAnothers = begun && !begun->get<bool>("of_guest") && !begun->get<bool>("of_room");
    return {isAnothers ? newUuid() : wheelId.text()};
}

struct NewDraw {
    explicit NewDraw(Instant now) : committedAt{millisecondsOf(now)} {}
    SpinId const id{newUuid()};
    std::string const seed = secretBytes();
    std::string const salt = newSecret();
    std::int64_t const committedAt;
};

Result<Commitment> append(Connection& connection, NewDraw const& draw, std::string_view chain,
                          Drawer const& drawer) {
    auto const next = connection.run(kNext, chain, ofRoom(drawer.by), drawer.isGuests ? 1 : 0).first();
    if (!next)
        return Error{Fault::Conflict, "chain_of_room", "Only the room itself draws under this number."};
    Commitment const commitment{draw.id,
                                std::string{chain},
                                next->get<std::int64_t>("last_number"),
                                commitmentTo(draw.seed),
                                sha256Hex(draw.salt),
                                next->get<std::string>("last_link"),
                                draw.committedAt};
    connection.run(kLink, chain, commitment.link());
    connection.run(kAddSpin, commitment.spinId, chain, commitment.number, hexText(draw.seed), draw.salt,
                   commitment.commitment, commitment.previous, commitment.committedAt);
    addToLog(connection, sealedLeaf(commitment.link()), LeafKind::Sealed, commitment.committedAt);
    return commitment;
}

ClosedInput closedInput(Receipt const& receipt, std::int64_t winners, std::string chain, std::int64_t round) {
    return {.link = receipt.commitment.link(),
            .digest = receipt.digest,
            .nameDigest = textDigest(receipt.salt, receipt.name),
            .entropy = receipt.entropy,
            .winners = std::min(winners, static_cast<std::int64_t>(receipt.entries.size())),
            .chain = std::move(chain),
            .round = round};
}

// Runs outside the transaction: digests and the pick take milliseconds.
Receipt receiptOf(Row const& row, DrawRequest const& request, std::vector<DrawEntry> entries, Instant now) {
    Receipt receipt{.commitment = commitmentIn(row),
                    .seed = row.get<std::string>("seed"),
                    .entropy = request.entropy,
                    .salt = row.get<std::string>("salt"),
                    .name = std::string{textAt(request.wheel.at("wheel-definition").as_object(), "name")},
                    .hidesTexts = request.hidesTexts,
                    .entries = std::move(entries),
                    .winners = {},
                    .drawnAt = millisecondsOf(now),
                    .textDigests = {},
                    .digest = {}};
    receipt.computeDigests();
    return receipt;
}

void pick(Receipt& receipt, std::int64_t winners) {
    DrawFacts const facts{*fromHex(receipt.seed),    receipt.commitment.spinId,
                          receipt.commitment.number, receipt.digest,
                          receipt.entropy,           receipt.beacon ? receipt.beacon->randomness : ""};
    receipt.winners = fairPick(facts, receipt.entries, winners);
    receipt.whereabouts = fairWhereabouts(facts);
}

} // namespace

Result<Commitment> Draws::begin(wheels::WheelId const& wheelId, wheels::Asker const& asker) {
    NewDraw const draw{clock_.now()};
    return database_.write([&](Connection& connection) {
        auto const chain = chainOf(connection, wheelId, asker);
        return append(connection, draw, chain.id, {DrawnBy::Page, {}, chain.isGuests});
    });
}

Result<Commitment> Draws::commit(std::string_view chain, Drawer drawer) {
    NewDraw const draw{clock_.now()};
    return database_.write([&](Connection& connection) -> Result<Commitment> {
        if (!mayDraw(connection, chain, drawer)) return roomMoved();
        return append(connection, draw, chain, drawer);
    });
}

// First closes the draw: all that decides it is stored, and in the log, before anyone can know the beacon's
// round. Otherwise a host and a server that work together could look for entropy that suits them afterwards.
Result<std::optional<AwaitedRound>> Draws::addBeacon(Receipt& receipt, Row const& begun,
                                                     std::int64_t winners) {
    auto const& spinId = receipt.commitment.spinId;
    auto leaf = begun.get<std::string>("closed_leaf");
    auto chain = begun.get<std::string>("beacon_chain");
    auto round = begun.get<std::int64_t>("beacon_round");
    if (leaf.empty() && !beacon_.isOn()) return std::optional<AwaitedRound>{};
    bool const isFirst = leaf.empty();
    if (isFirst) {
        auto const future = beacon_.futureRound();
        if (!future) return future.error();
        auto const at = receipt.drawnAt;
        auto const fresh = closedLeaf(closedInput(receipt, winners, beacon_.chain(), *future));
        auto const stored = database_.write([&](Connection& connection) {
            if (connection.run(kCloseDraw, spinId, beacon_.chain(), *future, fresh).affected() > 0)
                addToLog(connection, fresh, LeafKind::Closed, at);
            return findSpin(connection, spinId);
        });
        if (!stored) return noSuchDraw();
        leaf = stored->get<std::string>("closed_leaf");
        chain = stored->get<std::string>("beacon_chain");
        round = stored->get<std::int64_t>("beacon_round");
    }
    if (leaf != closedLeaf(closedInput(receipt, winners, chain, round)))
        return Error{Fault::Conflict, "already_closed",
                     "This draw is closed: its choices and its random numbers can't change any more."};
    if (chain != beacon_.chain())
        return Error{Fault::Unavailable, "beacon_unavailable",
                     "This draw waits for a public randomness beacon that this server no longer asks."};
    AwaitedRound const awaited{chain, round, beacon_.until(round)};
    if (isFirst) return std::optional{awaited};
    auto published = beacon_.round(round);
    if (!published) return published.error();
    if (!*published) return std::optional{awaited};
    receipt.beacon = std::move(**published);
    return std::optional<AwaitedRound>{};
}

Result<Drawn> Draws::draw(SpinId const& spinId, DrawRequest const& request, Drawer drawer) {
    auto entries = drawEntries(request.wheel);
    if (!entries) return entries.error();
    auto const now = clock_.now();
    auto const begun = database_.read([&](Connection& connection) { return findSpin(connection, spinId); });
    if (!begun || begun->get<std::int64_t>("of_room") != ofRoom(drawer.by)) return noSuchDraw();
    std::optional<Receipt> receipt;
    json::object shown;
    std::string leaf;
    if (begun->isNull("receipt")) {
        bool const isClosed = !begun->get<std::string>("closed_leaf").empty();
        if (drawer.by == DrawnBy::Page && !isClosed &&
            millisecondsOf(now) - begun->get<std::int64_t>("committed_at") >
                std::chrono::milliseconds{kCommitmentLives}.count())
            return Error{Fault::Conflict, "draw_expired", "This draw was not made in time. Begin a new one."};
        receipt = receiptOf(*begun, request, std::move(*entries), now);
        if (drawer.by == DrawnBy::Page) {
            auto awaited = addBeacon(*receipt, *begun, request.winners);
            if (!awaited) return awaited.error();
            if (*awaited) return Drawn{{}, {}, std::move(*awaited)};
        }
        pick(*receipt, request.winners);
        auto const statement = receipt->statement();
        auto const key = keys_.current();
        shown = receipt->json(key.id, key.sign(statement));
        leaf = openedLeaf(receipt->commitment.link(), statement);
    }
    auto const text = json::serialize(shown);
    if (receipt && budget_ && !budget_(request.payer, text.size())) return noSpaceForReceipts();
    return database_.write([&](Connection& connection) -> Result<Drawn> {
        if (!mayDraw(connection, begun->get<std::string>("chain"), drawer)) return roomMoved();
        if (receipt && connection.run(kKeepReceipt, spinId, text, receipt->drawnAt).affected() > 0) {
            addToLog(connection, leaf, LeafKind::Opened, receipt->drawnAt);
            return Drawn{shown, receipt->salt};
        }
        auto const row = findSpin(connection, spinId);
        auto before = row ? drawnIn(*row) : std::nullopt;
        if (!before) return noSuchDraw();
        // The same entropy means that the same client repeats its request.
        if (textAt(before->receipt, "entropy") == request.entropy) return std::move(*before);
        return Error{Fault::Conflict, "already_drawn", "This draw was made already."};
    });
}

Result<Drawn> Draws::made(SpinId const& spinId) {
    return database_.read([&](Connection& connection) -> Result<Drawn> {
        auto const row = findSpin(connection, spinId);
        auto drawn = row ? drawnIn(*row) : std::nullopt;
        if (!drawn) return noSuchDraw();
        return std::move(*drawn);
    });
}

Result<json::object> Draws::find(SpinId const& spinId) {
    return database_.read([&](Connection& connection) -> Result<json::object> {
        auto const row = findSpin(connection, spinId);
        if (!row) return noSuchDraw();
        auto const drawn = drawnIn(*row);
        return drawn ? drawn->receipt : commitmentIn(*row).json();
    });
}

Draws::Page Draws::list(std::string_view chain, std::int64_t before) {
    return database_.read([&](Connection& connection) {
        Page page;
        for (auto const& row : connection.run(kList, chain, before, kDrawsListed + 1))
            page.draws.push_back(listedIn(row));
        page.hasMore = page.draws.size() > static_cast<std::size_t>(kDrawsListed);
        if (page.hasMore) page.draws.pop_back();
        return page;
    });
}

std::optional<ListedDraw> Draws::newest(std::string_view chain) {
    return database_.read([&](Connection& connection) -> std::optional<ListedDraw> {
        auto const row = connection.run(kList, chain, std::numeric_limits<std::int64_t>::max(), 1).first();
        if (!row) return std::nullopt;
        return listedIn(*row);
    });
}

} // namespace wheelwright::live
