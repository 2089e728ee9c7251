#include "live/instant_draws.hpp"
#include "base/chance.hpp"
#include "base/digest.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "live/spin_order.hpp"
#include <algorithm>
#include <boost/json/parse.hpp>
#include <thread>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using storage::Connection;

constexpr int kMostWaits = 5;                  // for a beacon's round
constexpr std::size_t kLongestRepeatKey = 255; // what other APIs take
constexpr std::int64_t kMostWeight = 1'000'000;

Error unknownMode() {
    return invalidDraw("The field mode must be one or several.");
}

Result<std::optional<std::int64_t>> winnersIn(json::object const& given) {
    if (!given.contains("winners")) return std::optional<std::int64_t>{};
    auto const counts = readCounts({{"winners", given.at("winners")}});
    if (!counts) return counts.error();
    return std::optional{counts->winners};
}

std::int64_t weightAt(json::array const* weights, std::size_t index) {
    if (weights == nullptr) return 1;
    auto const& weight = weights->at(index);
    auto const number = weight.is_int64() ? weight.get_int64() : 0;
    return number <= kMostWeight ? number : 0;
}

} // namespace

Result<DrawCounts> countsOf(InstantDraw const& draw, json::object const& wheel, std::size_t choices) {
    if (draw.winners) return DrawCounts{*draw.winners};
    if (draw.mode == InstantMode::One) return DrawCounts{};
    auto const order = orderOf(wheel, choices);
    if (order.teams == 0) return order.counts;
    if (draw.mode) return DrawCounts{3}; // as the page has it at first
    return invalidDraw("This wheel makes teams, which only its page can do. Send the mode one or several.");
}

std::string entropyOf(std::string_view drawKey) {
    return sha256Hex("entropy " + std::string{drawKey});
}

InstantOutcome outcomeOf(SpinId const& spinId, json::object const& receipt) {
    InstantOutcome outcome{spinId, {}, std::string{textAt(receipt, "chain")}};
    auto const& entries = receipt.at("entries").as_array();
    for (auto const& guid : receipt.at("winners").as_array()) {
        auto const* const won =
            std::ranges::find_if(entries, [&](json::value const& entry) { return entry.at("guid") == guid; });
        outcome.winners.push_back(
            {std::string{guid.as_string()}, std::string{textAt(won->as_object(), "text")}});
    }
    return outcome;
}

Result<std::optional<InstantOutcome>> repeatedOutcome(Draws& draws, std::optional<RepeatKey> const& repeat) {
    if (!repeat) return std::optional<InstantOutcome>{};
    auto const before = draws.repeated(*repeat);
    if (!before) return before.error();
    if (!*before) return std::optional<InstantOutcome>{};
    auto const& [spinId, drawKey, asked] = **before;
    auto const found = draws.find(spinId);
    // Somebody else may have made the draw of a room that the key was for.
    bool const isOurs =
        found && found->contains("winners") && textAt(*found, "entropy") == entropyOf(drawKey);
    return isOurs ? std::optional{outcomeOf(spinId, *found)} : std::nullopt;
}

// Nothing is begun for a caller who may not spin the wheel.
Result<SpunWheel> findSpunWheel(storage::Database& database, InstantDraw const& draw) {
    return database.read([&](Connection& connection) -> Result<SpunWheel> {
        auto const wheel = wheels::findWheel(connection, draw.wheelId);
        if (!wheel || !wheel->ownerId || !wheels::mayEdit(connection, draw.asker, *wheel))
            return Error{Fault::NotFound, "wheel_not_found", "There is no such wheel."};
        auto const text = wheels::textOf(connection, *wheel);
        auto const now = wheels::withResultsNow(connection, wheel->id, text);
        return SpunWheel{json::parse(now).as_object(), wheels::currentResults(connection, *wheel, text),
                         *wheel->ownerId,
                         findOccupiedRoom(connection, wheel->id, *wheel->ownerId, draw.asker.userId)};
    });
}

Result<InstantDraw> readWheelSpin(json::object const& given) {
    InstantDraw draw;
    auto const winners = winnersIn(given);
    if (!winners) return winners.error();
    draw.winners = *winners;
    auto const mode = textAt(given, "mode");
    if (given.contains("mode") && mode != "one" && mode != "several") return unknownMode();
    if (!mode.empty()) draw.mode = mode == "one" ? InstantMode::One : InstantMode::Several;
    if (draw.mode == InstantMode::One && draw.winners.value_or(1) != 1)
        return invalidDraw("The mode one draws one winner.");
    return draw;
}

Result<InstantDraw> readPick(json::object const& given) {
    InstantDraw draw;
    auto const winners = winnersIn(given);
    if (!winners) return winners.error();
    draw.winners = winners->value_or(1);
    auto const* const choices = listAt(given, "choices");
    if (choices == nullptr || choices->empty() || choices->size() > kMostEntries)
        return invalidDraw("The field choices must list 1 to 10000 texts.");
    auto const* const weights = listAt(given, "weights");
    if (given.contains("weights") && (weights == nullptr || weights->size() != choices->size()))
        return invalidDraw("The field weights must list as many numbers as there are choices.");
    DrawList list;
    for (std::size_t at = 0; at < choices->size(); ++at) {
        auto const place = "[" + std::to_string(at) + "]";
        auto const* const text = choices->at(at).if_string();
        if (text == nullptr || text->empty() || !storage::isStorableText(*text))
            return invalidDraw("choices" + place + " must be a text.");
        auto const weight = weightAt(weights, at);
        if (weight < 1) return invalidDraw("weights" + place + " must be a whole number from 1 to 1000000.");
        // By place, so that the same list has the same entries when it is sent again.
        list.entries.push_back({std::to_string(at), std::string{*text}, weight});
    }
    draw.wheel = documentOf(list);
    return draw;
}

Result<std::optional<RepeatKey>> readRepeatKey(std::string_view key, std::string_view owner,
                                               std::string_view asked) {
    if (key.empty()) return std::optional<RepeatKey>{};
    if (key.size() > kLongestRepeatKey)
        return invalidDraw("The header Idempotency-Key can have at most 255 characters.");
    return std::optional{
        RepeatKey{sha256Hex(std::string{owner} + "\n" + std::string{key}), sha256Hex(asked)}};
}

Result<InstantOutcome> drawAtOnce(Draws& draws, InstantDraw const& draw, json::object const& wheel) {
    auto const list = drawList(wheel);
    if (!list) return list.error();
    auto const counts = countsOf(draw, wheel, list->entries.size());
    if (!counts) return counts.error();
    DrawRequest request;
    request.wheel = draw.wheel;
    request.counts = *counts;
    auto const begun = draws.begin(draw.wheelId, draw.asker, draw.source, draw.repeat);
    if (!begun) return begun.error();
    request.entropy = entropyOf(begun->drawKey);
    request.drawKey = begun->drawKey;
    request.wheelId = draw.wheelId;
    request.asker = draw.asker;
    request.source = draw.source;
    auto const& spinId = begun->commitment.spinId;
    DrawRight const right{spinId, begun->drawKey};
    for (int waits = 0;; ++waits) {
        auto const drawn = draws.draw(right, request);
        // A call with this key began it ten minutes ago or more, in a process that ended before the draw was
        // made. Or it was for the next spin of a room that has ended.
        bool const isLost = !drawn && draw.repeat &&
                            (drawn.error().code == "draw_expired" || drawn.error().code == "draw_not_found");
        if (isLost)
            return Error{Fault::Invalid, "idempotency_key_expired",
                         "The draw of this Idempotency-Key was never made. Use a new key."};
        if (!drawn) return drawn.error();
        if (auto const* const made = std::get_if<MadeDraw>(&*drawn)) return outcomeOf(spinId, made->receipt);
        if (waits == kMostWaits)
            return Error{Fault::Unavailable, "beacon_unavailable",
                         "The public randomness beacon is late. Send the same request again."};
        std::this_thread::sleep_for(
            std::min<std::chrono::milliseconds>(std::get<AwaitedRound>(*drawn).wait + 200ms, 10s));
    }
}

} // namespace wheelwright::live
