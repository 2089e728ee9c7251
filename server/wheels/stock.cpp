#include "wheels/stock.hpp"
#include "base/json.hpp"
#include <algorithm>
#include <boost/json/array.hpp>
#include <cmath>

namespace wheelwright::wheels {
namespace {

constexpr double kMostPrizes = 1'000'000;
constexpr double kMostWins = 9e15; // exact in a document

std::int64_t countAt(boost::json::object const& object, std::string_view name, double most) {
    auto const given = realAt(object, name).value_or(0);
    return given > 0 ? static_cast<std::int64_t>(std::floor(std::min(given, most))) : 0;
}

} // namespace

Stock::Stock(boost::json::object const& definition) {
    auto const* const history = listAt(definition, "history");
    if (history == nullptr) return;
    for (auto const& entry : *history)
        if (auto const* const object = entry.if_object())
            wins_[std::string{textAt(*object, "guid")}] += countAt(*object, "won", kMostPrizes * 1000);
}

bool Stock::isGone(boost::json::object const& slice) const {
    auto const* const stock = partAt(slice, "stock");
    if (stock == nullptr) return false;
    auto const of = countAt(*stock, "of", kMostPrizes);
    if (of == 0) return false;
    auto const left = realAt(*stock, "left") ? countAt(*stock, "left", static_cast<double>(of)) : of;
    if (!stock->contains("won")) return left == 0; // a room's wheel: its host counts
    auto const won = wins_.find(textAt(slice, "guid"));
    auto const since = (won == wins_.end() ? 0 : won->second) - countAt(*stock, "won", kMostWins);
    return left <= std::max<std::int64_t>(since, 0);
}

} // namespace wheelwright::wheels
