#include "base/chance.hpp"
#include "base/json.hpp"
#include "live/instant_draws.hpp"
#include "live/room.hpp"
#include "wheels/turns.hpp"
#include "wheels/wheels.hpp"
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

// Spins of a room that programs ask for. The room makes them as it makes the host's: with its own promise,
// from the list that its people see.
namespace wheelwright::live {
namespace {

namespace json = boost::json;

constexpr std::string_view kProgram = "program"; // in place of a viewer's id

std::optional<RepeatKey> keyIn(json::object const& asked) {
    auto const* const key = partAt(asked, "key");
    if (key == nullptr) return std::nullopt;
    return RepeatKey{std::string{textAt(*key, "digest")}, std::string{textAt(*key, "asked")}};
}

json::object answerOf(InstantOutcome const& drawn, std::vector<DrawEntry> const& list, bool isCounted) {
    json::array winners;
    for (auto const& [guid, text, weight] : drawn.winners) {
        // A receipt that hides the texts doesn't have them.
        auto const listed = std::ranges::find(list, guid, &DrawEntry::guid);
        auto const& shown = text.empty() && listed != list.end() ? listed->text : text;
        winners.push_back({{"guid", guid}, {"text", shown}});
    }
    return {{"spinId", drawn.spinId}, {"winners", std::move(winners)}, {"isCounted", isCounted}};
}

} // namespace

// While the host's page is away nobody else takes those off the wheel who have had their turn, or prizes that
// are gone. The room's people see the change before the wheel moves.
Result<void> Room::showTurns() {
    auto const inTurn = needs_.database.read([&](storage::Connection& connection) {
        auto const wheel = wheels::findWheel(connection, record_.wheelId);
        if (!wheel || !wheel->ownerId) return json::object{};
        auto const text = wheels::textOf(connection, *wheel);
        auto document = json::parse(wheels::withResultsNow(connection, wheel->id, text)).as_object();
        auto const results = wheels::currentResults(connection, *wheel, text);
        return wheels::wheelInTurn(std::move(document), results, needs_.clock.now());
    });
    auto const shown = json::parse(record_.wheel).as_object();
    auto const turned = wheels::shownInTurn(shown, inTurn);
    return turned == shown ? Result<void>{} : replaceWheel(json::serialize(turned));
}

// The key is stored before the draw: whatever happens in between, the same call gets this draw or, where
// somebody else has made it meanwhile, the next one.
Result<json::object> Room::spinForProgram(json::object const& asked) {
    auto const draw = readWheelSpin(asked);
    if (!draw) return draw.error();
    auto list = composed();
    if (!list) return list.error();
    auto const repeat = keyIn(asked);
    auto const before = repeatedOutcome(needs_.draws, repeat);
    if (!before) return before.error();
    if (*before) return answerOf(**before, list->list.entries, true);
    if (!next_ || resultDue_)
        return Error{Fault::Conflict, "wheel_turning",
                     "This wheel turns in a live room. Wait for its result, then spin again."};
    if (hostState_ != HostState::Present) {
        if (auto const turned = showTurns(); !turned) return turned.error();
        list = composed();
        if (!list) return list.error();
    }
    auto const counts = countsOf(*draw, list->wheel, list->list.entries.size());
    if (!counts) return counts.error();
    auto const drawKey = newSecret();
    auto const spinId = next_->spinId;
    if (repeat) needs_.draws.repeatAs(*repeat, spinId, drawKey);
    SpinAsked spinning{.spinId = spinId, .entropy = entropyOf(drawKey), .counts = *counts};
    Person const program{std::string{kProgram}, std::string{textAt(asked, "name")}, true};
    // The first try may seal the list again, which everyone is told before the wheel moves.
    for (int tries = 0; tries < 2; ++tries) {
        spinning.root = seal_ ? seal_->root : "";
        auto const spun = spin(program, spinning);
        if (!spun && (spun.error().code != "list_changed" || tries > 0)) return spun.error();
        if (isOver_) return hasMoved_ ? roomUnavailable() : roomEnded();
        if (spun) break;
    }
    auto const made = needs_.draws.made(DrawRight{spinId, record_});
    if (!made) return made.error();
    return answerOf(outcomeOf(spinId, made->receipt), list->list.entries, hostState_ == HostState::Present);
}

} // namespace wheelwright::live
