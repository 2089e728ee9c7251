#include "live/spin_plan.hpp"
#include "base/json.hpp"
#include "live/fair_pick.hpp"
#include <algorithm>
#include <cmath>
#include <numbers>

namespace wheelwright::live {
namespace {

namespace json = boost::json;

constexpr double kLongest = 600'000;

double settingOf(json::object const& definition, std::string_view name, double unset, double most) {
    auto const given = realAt(definition, name);
    return given ? std::clamp(*given, 0.0, most) : unset;
}

std::int64_t rounded(double number) {
    return static_cast<std::int64_t>(std::floor(number + 0.5));
}

} // namespace

double firstRest(std::vector<DrawEntry> const& entries) {
    double total = 0;
    for (auto const& entry : entries)
        total += static_cast<double>(entry.weight);
    return entries.empty() ? 0 : static_cast<double>(entries.front().weight) / total * std::numbers::pi;
}

SpinPlan planSpin(json::object const& wheel, std::vector<DrawEntry> const& entries, std::string_view winner,
                  std::uint64_t landingOffset) {
    double total = 0;
    double before = 0;
    double width = 0;
    for (auto const& entry : entries) {
        if (entry.guid == winner) {
            before = total;
            width = static_cast<double>(entry.weight);
        }
        total += static_cast<double>(entry.weight);
    }
    auto const& definition = wheel.at("wheel-definition").as_object();
    auto const within =
        0.25 + static_cast<double>(landingOffset) / static_cast<double>(kLandingOffsetEnd) / 2;
    return {.landing = (before + width * within) / total * 2 * std::numbers::pi,
            .rotates = rounded(settingOf(definition, "rotates", 8, 1000)),
            .duration = rounded(settingOf(definition, "duration", 8000, kLongest))};
}

} // namespace wheelwright::live
