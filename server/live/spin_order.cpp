#include "live/spin_order.hpp"
#include "base/json.hpp"
#include "wheels/contenders.hpp"
#include <algorithm>

namespace wheelwright::live {
namespace {

namespace json = boost::json;

std::int64_t wholeOr(json::object const& draw, std::string_view name, std::int64_t least, std::int64_t most,
                     std::int64_t otherwise) {
    auto const number = numberAt(draw, name);
    bool const isWhole = number && *number >= least && realAt(draw, name) == static_cast<double>(*number);
    return std::min(isWhole ? *number : otherwise, most);
}

std::int64_t teamsOf(json::object const& draw, std::int64_t choices) {
    if (textAt(draw, "by") != "size") return std::min(wholeOr(draw, "teams", 2, kMostPlaces, 2), choices);
    auto const size = wholeOr(draw, "size", 1, choices, std::min<std::int64_t>(4, choices));
    return (choices + size - 1) / size;
}

} // namespace

SpinOrder orderOf(json::object const& wheel, std::size_t choices) {
    auto const* const definition = partAt(wheel, "wheel-definition");
    auto const* const draw = definition == nullptr ? nullptr : partAt(*definition, "draw");
    if (draw == nullptr || choices == 0 || wheels::isPrizeTurn(*definition)) return {};
    auto const mode = textAt(*draw, "mode");
    if (mode == "several") {
        auto const winners = wholeOr(*draw, "winners", 1, kMostPlaces, 3);
        return {.counts = {winners, wholeOr(*draw, "reserves", 0, kMostPlaces - winners, 0)}};
    }
    auto const teams = mode == "teams" ? teamsOf(*draw, static_cast<std::int64_t>(choices)) : 0;
    return {.teams = teams < 2 ? 0 : teams};
}

} // namespace wheelwright::live
