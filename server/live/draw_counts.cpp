#include "live/draw_counts.hpp"
#include "base/json.hpp"

namespace wheelwright::live {
namespace {

namespace json = boost::json;

// Refuses fractions instead of rounding them: the counts are signed.
std::optional<std::int64_t> placesAt(json::object const& given, char const* name, std::int64_t unset) {
    if (!given.contains(name)) return unset;
    auto const number = numberAt(given, name);
    bool const isWhole = number && realAt(given, name) == static_cast<double>(*number);
    return isWhole ? number : std::nullopt;
}

} // namespace

Error invalidDraw(std::string sentence) {
    return {Fault::Invalid, "invalid_draw", std::move(sentence)};
}

Result<DrawCounts> readCounts(json::object const& given) {
    auto const winners = placesAt(given, "winners", 1);
    if (!winners || *winners < 1 || *winners > kMostPlaces)
        return invalidDraw("The field winners must be a whole number from 1 to 1000.");
    auto const reserves = placesAt(given, "reserves", 0);
    if (!reserves || *reserves < 0 || *reserves > kMostPlaces - *winners)
        return invalidDraw(
            "The field reserves must be a whole number. Winners and reserves together can be at most 1000.");
    return DrawCounts{*winners, *reserves};
}

} // namespace wheelwright::live
