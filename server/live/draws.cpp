#include "live/draws.hpp"
#include "base/chance.hpp"
#include "base/deadline.hpp"
#include "base/encoding.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "hooks/hook_event.hpp"
#include "live/draw_log_store.hpp"
#include "live/fair_pick.hpp"
#include "live/list_tree.hpp"
#include "live/room_store.hpp"
#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <limits>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using storage::Connection;

constexpr auto kCommitmentLives = 10min;
// About the bytes that a draw takes before its receipt. Its leaf in the log is kept for good.
constexpr std::int64_t kBegunDrawBytes = 1024;

Error roomMoved() {
    return {Fault::Unavailable, kRoomMoved, "Another server now runs this room."};
}

Error keyReused() {
    return {Fault::Invalid, "idempotency_key_reused",
            "This Idempotency-Key was sent with another request. Use a new one for each draw."};
}

bool isExpired(Commitment const& commitment, Instant now) {
    return isDue(instantOf(commitment.committedAt), now, kCommitmentLives);
}

MadeDraw madeFrom(StoredDraw draw, DrawRight const& right) {
    bool const givesSalt = draw.hasKey || right.isOfRoom();
    return {std::move(*draw.receipt), givesSalt ? std::optional{std::move(draw.salt)} : std::nullopt};
}

// When an owned wheel has been deleted, its chain gets no more draws: the request gets a new chain.
Chain chainOf(Connection& connection, wheels::WheelId const& wheelId, wheels::Asker const& asker) {
    Chain const fresh{.id = newUuid()};
    if (wheelId.empty()) return fresh;
    if (auto const wheel = wheels::findWheel(connection, wheelId); wheel && wheel->ownerId)
        return wheels::mayEdit(connection, asker, *wheel)
                   ? Chain{.id = wheelId.text(), .ownerId = wheel->ownerId}
                   : fresh;
    if (isOfAccount(connection, wheelId)) return fresh;
    return {.id = wheelId.text()};
}

ClosedInput closedInput(Receipt const& receipt, std::string chain, std::int64_t round) {
    return {.link = receipt.commitment.link(),
            .digest = receipt.digest,
            .nameDigest = textDigest(receipt.salt, receipt.name),
            .entropy = receipt.entropy,
            .winners = receipt.counts.winners,
            .reserves = receipt.counts.reserves,
            .list = receipt.list ? std::optional{std::string{nameOf(*receipt.list)}} : std::nullopt,
            .chain = std::move(chain),
            .round = round};
}

// Whether this is what the draw was closed with. The receipt gets the origin of the list at that time: the
// stored wheel may have changed since.
bool wasClosedWith(Receipt& receipt, ClosedDraw const& closed) {
    using Origin = std::optional<ListOrigin>;
    std::array<Origin, 4> const origins{ListOrigin::Stored, ListOrigin::Sent, ListOrigin::Unsaved,
                                        std::nullopt};
    return std::ranges::any_of(origins, [&](Origin origin) {
        receipt.list = origin;
        return closed.leaf == closedLeaf(closedInput(receipt, closed.beaconChain, closed.round));
    });
}

DrawCounts atMost(DrawCounts asked, std::size_t entries) {
    auto const most = static_cast<std::int64_t>(entries);
    auto const winners = std::min(asked.winners, most);
    return {winners, std::min(asked.reserves, most - winners)};
}

// Runs outside the transaction: digests and the pick take milliseconds.
Receipt receiptOf(StoredDraw const& draw, DrawRequest const& request, DrawList list, ListOrigin origin,
                  Instant now) {
    auto const counts = atMost(request.counts, list.entries.size());
    Receipt receipt{.commitment = draw.commitment,
                    .seed = draw.seed,
                    .entropy = request.entropy,
                    .salt = draw.salt,
                    .name = std::move(list.name),
                    .hidesTexts = request.hidesTexts,
                    .entries = std::move(list.entries),
                    .counts = counts,
                    .list = origin,
                    .winners = {},
                    .reserves = {},
                    .drawnAt = millisecondsOf(now),
                    .textDigests = {},
                    .digest = {}};
    receipt.computeDigests();
    return receipt;
}

// Who pays for what is stored of a draw.
ledger::Owner payerOf(std::optional<UserId> const& ownerId, ledger::Source const& source) {
    return ownerId ? ledger::Owner{*ownerId} : ledger::Owner{source};
}

void pick(Receipt& receipt) {
    DrawFacts const facts{*fromHex(receipt.seed),    receipt.commitment.spinId,
                          receipt.commitment.number, receipt.digest,
                          receipt.entropy,           receipt.beacon ? receipt.beacon->randomness : ""};
    receipt.winners = fairPick(facts, receipt.entries, receipt.counts.all());
    if (receipt.list) {
        auto const first = receipt.winners.begin() + receipt.counts.winners;
        receipt.reserves.assign(first, receipt.winners.end());
        receipt.winners.erase(first, receipt.winners.end());
    }
    receipt.landingOffset = fairLandingOffset(facts);
}

constexpr std::size_t kMostTold = 20; // winners in an event; all are in the receipt
constexpr std::size_t kLongestTold = 200;

// The draw of a room tells of the room's wheel.
hooks::HookEvent spinMade(Connection& connection, UserId const& ownerId, Receipt const& receipt) {
    auto const& spinId = receipt.commitment.spinId;
    auto const& chain = receipt.commitment.chain;
    auto const room = findRoom(connection, RoomId{chain});
    auto const wheelId = room ? room->wheelId.text() : chain;
    json::array winners;
    for (auto const& [guid, text, weight] : receipt.winners)
        if (winners.size() < kMostTold)
            winners.push_back({{"guid", guid}, {"text", shortened(text, kLongestTold)}});
    json::object data{{"spinId", spinId},
                      {"number", receipt.commitment.number},
                      {"wheelId", wheelId},
                      {"liveId", room ? json::value(room->id.text()) : json::value(nullptr)},
                      {"winners", std::move(winners)},
                      {"winnerCount", receipt.winners.size()},
                      {"path", "/en/verify/" + spinId.text()}};
    return {hooks::kSpinMade, ownerId, wheelId, std::move(data)};
}

// The stored wheel may await another turn than the one that is drawn: it has the same people and prizes.
json::object inTurnOf(json::object stored, json::object const& sent) {
    auto& definition = stored.at("wheel-definition").as_object();
    if (auto const* const winner = partAt(sent.at("wheel-definition").as_object(), "prizeFor"))
        definition["prizeFor"] = *winner;
    else
        definition.erase("prizeFor");
    return stored;
}

} // namespace

Error noSuchDraw() {
    return {Fault::NotFound, "draw_not_found", "There is no such draw."};
}

Result<BegunDraw> Draws::begin(wheels::WheelId const& wheelId, wheels::Asker const& asker,
                               ledger::Source const& source, std::optional<RepeatKey> const& repeat) {
    auto const drawKey = newSecret();
    auto const now = clock_.now();
    NewDraw const draw{now, drawKey};
    return writeLeaf([&](Connection& connection) -> Result<BegunDraw> {
        if (auto const before = repeat ? findRepeated(connection, repeat->digest) : std::nullopt) {
            if (before->asked != repeat->asked) return keyReused();
            BegunDraw begun;
            begun.commitment.spinId = before->spinId;
            begun.drawKey = before->drawKey;
            return begun;
        }
        auto const chain = chainOf(connection, wheelId, asker);
        auto const paid = ledger_.charge(connection, payerOf(chain.ownerId, source), ledger::Kind::Receipts,
                                         kBegunDrawBytes, now);
        if (!paid) return paid.error();
        auto const commitment = addDraw(connection, draw, chain);
        if (!commitment) return commitment.error();
        if (repeat)
            putRepeated(connection, repeat->digest, {commitment->spinId, drawKey, repeat->asked}, now);
        return BegunDraw{*commitment, drawKey};
    });
}

Result<std::optional<RepeatedDraw>> Draws::repeated(RepeatKey const& repeat) {
    auto const before =
        database_.read([&](Connection& connection) { return findRepeated(connection, repeat.digest); });
    if (before && before->asked != repeat.asked) return keyReused();
    return before;
}

void Draws::repeatAs(RepeatKey const& repeat, SpinId const& spinId, std::string const& drawKey) {
    database_.write([&](Connection& connection) {
        dropRepeated(connection, repeat.digest);
        putRepeated(connection, repeat.digest, {spinId, drawKey, repeat.asked}, clock_.now());
    });
}

Result<Commitment> Draws::commit(RoomRecord const& room) {
    NewDraw const draw{clock_.now()};
    return writeLeaf([&](Connection& connection) -> Result<Commitment> {
        if (!DrawRight{draw.id, room}.holds(connection)) return roomMoved();
        Chain const chain{.id = room.id.text(), .isOfRoom = true, .ownerId = room.ownerId};
        return addDraw(connection, draw, chain);
    });
}

Result<void> Draws::pay(Connection& connection, StoredDraw const& begun, DrawRequest const& request,
                        std::size_t bytes) const {
    return ledger_.charge(connection, payerOf(begun.ownerId, request.source), ledger::Kind::Receipts,
                          static_cast<std::int64_t>(bytes), clock_.now());
}

// The list to draw from, and whether it is the one that is stored with the chain's wheel.
Result<Draws::FoundList> Draws::findList(DrawRight const& right, StoredDraw const& begun,
                                         DrawRequest const& request, std::optional<DrawList> sent) {
    if (sent && right.isOfRoom()) return FoundList{std::move(*sent), ListOrigin::Unsaved};
    auto stored = begun.closed.list;
    if (sent || stored.empty())
        stored = database_.read([&](Connection& connection) {
            auto const wheel = wheels::findWheel(connection, wheels::WheelId{begun.commitment.chain});
            bool const isSaved = wheel && wheel->ownerId;
            bool const mayRead = sent || (isSaved && request.wheelId == wheel->id &&
                                          wheels::mayEdit(connection, request.asker, *wheel));
            return isSaved && mayRead
                       ? wheels::withResultsNow(connection, wheel->id, wheels::textOf(connection, *wheel))
                       : std::string{};
        });
    if (stored.empty() && sent) return FoundList{std::move(*sent), ListOrigin::Unsaved};
    if (stored.empty()) return Error{Fault::NotFound, "wheel_not_found", "There is no such wheel."};
    auto const document = json::parse(stored).as_object();
    auto saved = drawList(sent ? inTurnOf(document, *request.wheel) : document);
    if (!sent && !saved) return saved.error();
    if (!sent) return FoundList{std::move(*saved), ListOrigin::Stored};
    bool const isSame = saved && saved->entries == sent->entries;
    return FoundList{std::move(*sent), isSame ? ListOrigin::Stored : ListOrigin::Sent};
}

// First closes the draw: all that decides it is stored, and in the log, before anyone can know the beacon's
// round. Otherwise a host and a server that work together could look for entropy that suits them afterwards.
Result<std::optional<AwaitedRound>> Draws::addBeacon(DrawRight const& right, StoredDraw const& begun,
                                                     Receipt& receipt, DrawRequest const& request) {
    auto closed = begun.closed;
    bool const isFirst = !begun.isClosed();
    if (isFirst && !beacon_.isOn()) return std::optional<AwaitedRound>{};
    if (isFirst) {
        auto const future = beacon_.futureRound();
        if (!future) return future.error();
        closed = {closedLeaf(closedInput(receipt, beacon_.chain(), *future)), beacon_.chain(), *future};
        if (!request.wheel) closed.list = json::serialize(documentOf({receipt.name, receipt.entries}));
        auto const stored = writeLeaf([&](Connection& connection) -> Result<StoredDraw> {
            auto found = findDraw(connection, right);
            if (!found) return noSuchDraw();
            if (found->receipt || found->isClosed()) return std::move(*found);
            if (auto const paid = pay(connection, begun, request, closed.list.size()); !paid)
                return paid.error();
            closeDraw(connection, right, closed);
            addToLog(connection, closed.leaf, LeafKind::Closed, receipt.drawnAt);
            found->closed = closed;
            return std::move(*found);
        });
        if (!stored) return stored.error();
        if (stored->receipt) return std::optional<AwaitedRound>{}; // made meanwhile: draw() finds it
        closed = stored->closed;
    }
    auto const& chain = closed.beaconChain;
    auto const round = closed.round;
    if (!wasClosedWith(receipt, closed))
        return Error{Fault::Conflict, "already_closed",
                     "This draw is closed: its choices and its random numbers can't change any more."};
    if (chain != beacon_.chain())
        return Error{Fault::Unavailable, "beacon_unavailable",
                     "This draw waits for a public randomness beacon that this server no longer uses."};
    AwaitedRound const awaited{chain, round, beacon_.until(round)};
    if (isFirst) return std::optional{awaited};
    auto published = beacon_.round(round);
    if (!published) return published.error();
    if (!*published) return std::optional{awaited};
    receipt.beacon = std::move(**published);
    return std::optional<AwaitedRound>{};
}

Result<DrawOutcome> Draws::draw(DrawRight const& right, DrawRequest const& request) {
    std::optional<DrawList> sent;
    if (request.wheel) {
        auto list = drawList(*request.wheel);
        if (!list) return list.error();
        sent = std::move(*list);
    }
    auto const now = clock_.now();
    auto const begun = database_.read([&](Connection& connection) { return findDraw(connection, right); });
    if (!begun) return noSuchDraw();
    std::optional<Receipt> receipt;
    json::object shown;
    std::string leaf;
    std::optional<ListTree> tree;
    if (!begun->receipt) {
        if (!right.isOfRoom() && !begun->isClosed() && isExpired(begun->commitment, now))
            return Error{Fault::Conflict, "draw_expired", "This draw wasn't made in time. Start a new one."};
        auto found = findList(right, *begun, request, std::move(sent));
        if (!found) return found.error();
        receipt = receiptOf(*begun, request, std::move(found->list), found->origin, now);
        if (!right.isOfRoom()) {
            auto awaited = addBeacon(right, *begun, *receipt, request);
            if (!awaited) return awaited.error();
            if (*awaited) return std::move(**awaited);
        }
        if (!request.salts.empty()) tree.emplace(receipt->entries, request.salts, receipt->salt);
        if (tree) receipt->root = tree->root();
        pick(*receipt);
        auto const statement = receipt->statement();
        auto const key = keys_.current();
        shown = receipt->json(key.id, key.sign(statement));
        leaf = openedLeaf(receipt->commitment.link(), statement);
    }
    auto const text = json::serialize(shown);
    auto const bytes = text.size() + (tree ? tree->stored().size() : 0);
    auto outcome = writeLeaf([&](Connection& connection) -> Result<std::optional<DrawOutcome>> {
        if (!right.holds(connection)) return roomMoved();
        auto stored = findDraw(connection, right);
        if (!stored) return noSuchDraw();
        if (stored->receipt && textAt(*stored->receipt, "entropy") != request.entropy)
            return Error{Fault::Conflict, "already_drawn", "This draw has already been made."};
        if (stored->receipt) return std::optional<DrawOutcome>{madeFrom(std::move(*stored), right)};
        // Another process has closed it meanwhile: drawn now, it would lack the beacon's round.
        if (stored->closed.leaf != begun->closed.leaf) return std::optional<DrawOutcome>{};
        if (auto const paid = pay(connection, *begun, request, bytes); !paid) return paid.error();
        keepReceipt(connection, right, text, receipt->drawnAt);
        if (tree) putDrawnList(connection, right.spinId(), begun->ownerId, *tree);
        addToLog(connection, leaf, LeafKind::Opened, receipt->drawnAt);
        if (begun->ownerId && hooks::hasWebhooks(connection, *begun->ownerId))
            hooks::queueEvent(connection, spinMade(connection, *begun->ownerId, *receipt), now);
        return std::optional<DrawOutcome>{MadeDraw{shown, receipt->salt}};
    });
    if (!outcome) return outcome.error();
    return *outcome ? std::move(**outcome) : draw(right, request);
}

Result<SealedList> Draws::seal(DrawRight const& right, std::vector<DrawEntry> const& entries,
                               std::vector<std::string> const& salts) {
    auto const begun = database_.read([&](Connection& connection) { return findDraw(connection, right); });
    if (!begun || begun->receipt) return noSuchDraw();
    ListTree const tree{entries, salts, begun->salt};
    SealedList const list{tree.root(), tree.size(), millisecondsOf(clock_.now())};
    return database_.write([&](Connection& connection) -> Result<SealedList> {
        if (!right.holds(connection)) return roomMoved();
        auto const sealed = findSealedList(connection, right.spinId());
        if (sealed && sealed->root == list.root) return *sealed;
        putSealedList(connection, right.spinId(), list);
        return list;
    });
}

void Draws::unseal(DrawRight const& right) {
    if (!sealedList(right.spinId())) return;
    database_.write([&](Connection& connection) {
        if (right.holds(connection)) eraseSeal(connection, right.spinId());
    });
}

Result<MadeDraw> Draws::made(DrawRight const& right) {
    auto draw = database_.read([&](Connection& connection) { return findDraw(connection, right); });
    if (!draw || !draw->receipt) return noSuchDraw();
    return madeFrom(std::move(*draw), right);
}

Result<json::object> Draws::find(SpinId const& spinId) {
    auto draw = database_.read([&](Connection& connection) { return findPublicDraw(connection, spinId); });
    if (!draw) return noSuchDraw();
    return std::move(*draw);
}

std::optional<SealedList> Draws::sealedList(SpinId const& spinId) {
    return database_.read([&](Connection& connection) { return findSealedList(connection, spinId); });
}

Draws::Page Draws::list(std::string_view chain, std::int64_t before) {
    Page page{database_.read(
        [&](Connection& connection) { return drawsOf(connection, chain, before, kDrawsListed + 1); })};
    page.hasMore = page.draws.size() > static_cast<std::size_t>(kDrawsListed);
    if (page.hasMore) page.draws.pop_back();
    return page;
}

std::optional<ListedDraw> Draws::newest(std::string_view chain) {
    auto const draws = database_.read([&](Connection& connection) {
        return drawsOf(connection, chain, std::numeric_limits<std::int64_t>::max(), 1);
    });
    return draws.empty() ? std::nullopt : std::optional{draws.front()};
}

} // namespace wheelwright::live
