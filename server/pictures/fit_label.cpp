#include "pictures/fit_label.hpp"
#include "pictures/label_text.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

namespace wheelwright::pictures {
namespace {

constexpr double kWorthALine = 1.15;  // the fewer the lines, the quicker a name is read
constexpr double kWorthAHyphen = 1.3; // a hyphen must make the type this much larger
constexpr double kEvenRange = 1.35;   // of the sizes on a wheel of whole names: 15 % to each side
constexpr double kSimilar = 1.4;      // labels whose sizes are nearer to each other than this get the same

// Of the way from hub to rim, the best looking place first.
constexpr std::array kLevelShares{0.55, 0.6, 0.5, 0.65, 0.45, 0.7, 0.4, 0.75,
                                  0.35, 0.8, 0.3, 0.85, 0.25, 0.9, 0.2};

// The largest size at which the text stays within its slice, at the rim and towards the hub.
double largestSize(LabelSpace const& space, Extent const& extent) {
    auto const slope = std::tan(space.angle / 2);
    auto size = space.outer / extent.height;
    for (auto const& [width, edge] : extent.lines) {
        if (width > 0) size = std::min(size, (space.outer - space.inner) / width);
        if (space.angle < std::numbers::pi)
            size = std::min(size, (slope * space.outer - space.divider / 2) / (edge + slope * width));
    }
    return std::max(0.0, size);
}

// Whether a level label keeps clear of the rim, the hub and both edges of its slice.
bool isInside(LabelSpace const& space, Extent const& extent, double direction, double radius, double size) {
    auto const wide = size * extent.width / 2;
    auto const high = size * extent.height / 2;
    auto const x = std::abs(std::cos(direction)) * radius;
    auto const y = std::abs(std::sin(direction)) * radius;
    if (std::hypot(x + wide, y + high) > space.outer) return false;
    if (std::hypot(std::max(0.0, x - wide), std::max(0.0, y - high)) < space.inner) return false;
    auto const half = std::min(space.angle, std::numbers::pi) / 2;
    auto const toEdge = radius * std::sin(half) - space.divider / 2;
    return std::ranges::all_of(std::array{direction - half, direction + half}, [&](double edge) {
        return wide * std::abs(std::sin(edge)) + high * std::abs(std::cos(edge)) <= toEdge;
    });
}

double largestOf(std::vector<FittedLabel> const& ways) {
    return ways.empty() ? 0 : ways.back().size;
}

std::vector<FittedLabel> cutToFit(std::string const& text, WaysOf const& waysOf, double comfortable,
                                  std::vector<FittedLabel> whole) {
    auto const letters = charactersOf(text);
    auto const cut = [&](std::size_t count) { return waysOf(beginningOf(letters, count)); };
    if (letters.empty()) return whole;
    auto low = std::min<std::size_t>(3, letters.size());
    auto high = letters.size() - 1;
    if (high < low) return whole;
    auto const target = std::min(comfortable, largestOf(cut(low)));
    if (target <= largestOf(whole)) return whole;
    while (low < high) {
        auto const middle = (low + high + 1) / 2;
        if (largestOf(cut(middle)) >= target)
            low = middle;
        else
            high = middle - 1;
    }
    return cut(low);
}

} // namespace

Extent extentOf(std::vector<std::string> const& lines, double lineHeight, BoxOf const& boxOf) {
    Extent extent;
    auto const middle = (static_cast<double>(lines.size()) - 1) / 2;
    for (std::size_t place = 0; place < lines.size(); ++place) {
        auto const [width, half] = boxOf(lines[place]);
        auto const edge = half + std::abs(static_cast<double>(place) - middle) * lineHeight;
        extent.lines.push_back({width, edge});
        extent.width = std::max(extent.width, width);
        extent.height = std::max(extent.height, 2 * edge);
    }
    return extent;
}

double anchorFor(double outer, double height) {
    return std::sqrt(std::max(0.0, outer * outer - height * height / 4));
}

double alongSize(LabelSpace const& space, Extent const& extent, double wanted) {
    auto const first = std::min(wanted, largestSize(space, extent));
    auto inside = space;
    inside.outer = anchorFor(space.outer, first * extent.height);
    return std::min(first, largestSize(inside, extent));
}

// A straight line is further from the centre at its ends than in its middle.
double straightRadius(double outer, double size, Extent const& extent) {
    return anchorFor(outer, size * extent.width) - size * extent.height / 2;
}

double acrossSize(LabelSpace const& space, Extent const& extent) {
    auto size = std::min((space.outer - space.inner) / (2 * extent.height), 1.5 * space.outer / extent.width);
    if (space.angle >= std::numbers::pi * 0.9) return size;
    auto const breadth = 2 * std::tan(space.angle / 2);
    auto const spills = [&] {
        auto const lowerEdge = straightRadius(space.outer, size, extent) - size * extent.height / 2;
        return size * extent.width + space.divider > breadth * lowerEdge;
    };
    while (size > 1 && spills())
        size *= 0.95;
    return size;
}

LevelPlace fitLevel(LabelSpace const& space, Extent const& extent, double direction, double wanted) {
    LevelPlace best{0, space.outer};
    for (double const share : kLevelShares) {
        auto const radius = space.inner + (space.outer - space.inner) * share;
        auto size = wanted;
        while (size > best.size + 0.5 && !isInside(space, extent, direction, radius, size))
            size *= 0.97;
        if (size > best.size + 0.5) best = {size, radius};
    }
    return best;
}

double halfStep(double size) {
    return std::floor(size * 2) / 2;
}

std::vector<FittedLabel> worthwhile(std::vector<FittedLabel> fitted) {
    std::vector<FittedLabel> kept;
    for (auto& each : fitted)
        if (each.size > largestOf(kept) * kWorthALine) kept.push_back(std::move(each));
    return kept;
}

std::vector<FittedLabel> withHyphens(std::vector<FittedLabel> plain, std::vector<FittedLabel> hyphenated) {
    auto const least = largestOf(plain) * kWorthAHyphen;
    for (auto& each : worthwhile(std::move(hyphenated)))
        if (each.size > least) plain.push_back(std::move(each));
    return plain;
}

std::vector<FittedLabel> fitLabel(std::string const& text, double wanted, WaysOf const& waysOf,
                                  double comfortable) {
    auto ways = waysOf(text);
    comfortable = std::min(comfortable, wanted);
    if (largestOf(ways) < comfortable) ways = cutToFit(text, waysOf, comfortable, std::move(ways));
    if (largestOf(ways) < kSmallestSize) ways.clear();
    return ways;
}

std::vector<double> commonSizes(std::vector<double> const& largest) {
    std::map<double, double, std::greater<>> common; // from the largest
    for (double const size : largest)
        common[size] = size;
    for (auto first = common.begin(); first != common.end();) {
        auto end = first;
        while (end != common.end() && first->first <= end->first * kSimilar)
            ++end;
        auto const size = halfStep(std::prev(end)->first);
        for (; first != end; ++first)
            first->second = size;
    }
    std::vector<double> sizes;
    for (double const size : largest)
        sizes.push_back(common.at(size));
    return sizes;
}

std::vector<double> evenSizes(std::vector<double> sizes, double readable) {
    if (sizes.empty()) return sizes;
    auto const most = std::max(halfStep(*std::ranges::min_element(sizes) * kEvenRange), readable);
    for (auto& size : sizes)
        size = std::min(size, most);
    return sizes;
}

} // namespace wheelwright::pictures
