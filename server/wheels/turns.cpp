#include "wheels/turns.hpp"
#include "base/json.hpp"
#include "wheels/contenders.hpp"
#include "wheels/wheel_structure.hpp"
#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;

// In eighths of the weight: the last winner keeps one, the winner before it two, the one before that four.
constexpr std::array<std::int64_t, 3> kRecentShares{1, 2, 4};
constexpr std::int64_t kWhole = 8;

json::object const* definitionOf(json::object const& wheel) {
    return partAt(wheel, "wheel-definition");
}

json::object const* turnsOf(json::object const& wheel) {
    auto const* const definition = definitionOf(wheel);
    return definition == nullptr ? nullptr : partAt(*definition, "turns");
}

std::string_view modeOf(json::object const& wheel) {
    auto const* const turns = turnsOf(wheel);
    return turns == nullptr ? "" : textAt(*turns, "mode");
}

std::int64_t lastWon(json::value const& entry) {
    return entry.is_object() ? numberAt(entry.get_object(), "lastWonTimestamp").value_or(0) : 0;
}

using Guids = std::unordered_set<std::string>;

Guids winnersSince(SpinResults const& results, std::int64_t since) {
    Guids guids;
    for (auto const& entry : results.history)
        if (lastWon(entry) > since) guids.emplace(textAt(entry.as_object(), "guid"));
    return guids;
}

// Calls `change` for the slices that are on the wheel and not absent.
template <class Slices> void forEachPresent(Slices& slices, Instant now, auto const& change) {
    auto const day = isoTime(now).substr(0, 10);
    for (auto& each : slices)
        if (each.is_object() && isActive(each.get_object()) && textAt(each.get_object(), "absentOn") != day)
            change(each.get_object());
}

void switchOff(json::array& slices, auto const& isOff) {
    for (auto& each : slices)
        if (each.is_object() && isOff(each.get_object())) each.get_object()["active"] = false;
}

void withoutRepeats(json::array& slices, Guids const& had) {
    auto const isWaiting = [&](json::value const& each) {
        return each.is_object() && isActive(each.get_object()) &&
               !had.contains(std::string{textAt(each.get_object(), "guid")});
    };
    if (!std::ranges::any_of(slices, isWaiting)) return; // everyone has had a turn: all may win again
    switchOff(slices,
              [&](json::object const& slice) { return had.contains(std::string{textAt(slice, "guid")}); });
}

void withLighterWinners(json::array& slices, SpinResults const& results) {
    Guids onWheel;
    for (auto const& each : slices)
        if (each.is_object() && isActive(each.get_object()))
            onWheel.emplace(textAt(each.get_object(), "guid"));
    std::vector<json::object const*> latest;
    for (auto const& entry : results.history)
        if (entry.is_object() && onWheel.contains(std::string{textAt(entry.get_object(), "guid")}))
            latest.push_back(&entry.get_object());
    std::ranges::stable_sort(latest, std::ranges::greater{}, [](json::object const* entry) {
        return numberAt(*entry, "lastWonTimestamp").value_or(0);
    });
    std::unordered_map<std::string, std::int64_t> shares;
    for (auto const* const entry : latest)
        if (shares.size() < kRecentShares.size())
            shares.try_emplace(std::string{textAt(*entry, "guid")}, kRecentShares.at(shares.size()));
    if (shares.empty()) return;
    for (auto& each : slices) {
        if (!each.is_object()) continue;
        auto& slice = each.get_object();
        auto const share = shares.find(std::string{textAt(slice, "guid")});
        slice["weight"] = weightOf(slice) * (share == shares.end() ? kWhole : share->second);
    }
}

} // namespace

std::int64_t roundBegan(json::object const& wheel, SpinResults const& results) {
    if (modeOf(wheel) != "noRepeats") return 0;
    return std::max(numberAt(*turnsOf(wheel), "since").value_or(0), results.roundEndedAt);
}

json::object wheelInTurn(json::object wheel, SpinResults const& results, Instant now) {
    auto const* const definition = definitionOf(wheel);
    if (definition == nullptr || listAt(*definition, "slices") == nullptr) return wheel;
    auto const began = roundBegan(wheel, results);
    auto& slices = wheel.at("wheel-definition").as_object().at("slices").as_array();
    auto const day = isoTime(now).substr(0, 10);
    // Prizes have no turns.
    auto const mode = isPrizeTurn(*definition) ? std::string{} : std::string{modeOf(wheel)};
    Contenders const contenders{*definition};
    switchOff(slices, [&](json::object const& slice) {
        return textAt(slice, "absentOn") == day || (!mode.empty() && !contenders.has(slice));
    });
    if (mode == "noRepeats") withoutRepeats(slices, winnersSince(results, began));
    if (mode == "lessLikely") withLighterWinners(slices, results);
    return wheel;
}

json::object shownInTurn(json::object shown, json::object const& inTurn) {
    auto const* const definition = definitionOf(inTurn);
    auto const* const stored = definition == nullptr ? nullptr : listAt(*definition, "slices");
    auto const* const there = definitionOf(shown);
    if (stored == nullptr || there == nullptr || listAt(*there, "slices") == nullptr) return shown;
    std::unordered_map<std::string, json::object const*> byGuid;
    for (auto const& each : *stored)
        if (each.is_object()) byGuid.emplace(textAt(each.get_object(), "guid"), &each.get_object());
    Stock const stock{*definition};
    bool const weighs = modeOf(inTurn) == "lessLikely";
    for (auto& each : shown.at("wheel-definition").at("slices").as_array()) {
        auto const found =
            each.is_object() ? byGuid.find(std::string{textAt(each.get_object(), "guid")}) : byGuid.end();
        if (found == byGuid.end()) continue;
        auto& slice = each.get_object();
        auto const& now = *found->second;
        slice["active"] = isActive(now) && !stock.isGone(now);
        if (weighs) slice["weight"] = weightOf(now);
        if (auto left = stock.leftNow(now)) slice["stock"] = std::move(*left);
    }
    return shown;
}

bool endsRound(json::object const& wheel, SpinResults const& results, std::vector<std::string> const& winners,
               Instant now) {
    auto const* const definition = definitionOf(wheel);
    if (modeOf(wheel) != "noRepeats" || definition == nullptr || isPrizeTurn(*definition)) return false;
    auto const* const slices = listAt(*definition, "slices");
    if (slices == nullptr) return false;
    auto had = winnersSince(results, roundBegan(wheel, results));
    had.insert(winners.begin(), winners.end());
    bool isOver = true;
    std::size_t present = 0;
    Contenders const contenders{*definition};
    forEachPresent(*slices, now, [&](json::object const& slice) {
        if (!contenders.has(slice)) return;
        ++present;
        isOver = isOver && had.contains(std::string{textAt(slice, "guid")});
    });
    return present > 0 && isOver;
}

} // namespace wheelwright::wheels
