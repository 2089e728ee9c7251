#include "pictures/slice_colors.hpp"
#include <algorithm>
#include <array>
#include <cmath>

namespace wheelwright::pictures {
namespace {

constexpr double kReadable = 4.5; // WCAG 2.2 AA for text of any size

// How much of white or black is mixed in; away from the ink first, which keeps the label readable.
constexpr std::array kTints{0.24, 0.4, 0.56, 0.78, -0.16, -0.24, -0.32};
constexpr double kVisible = 60; // two fills at least this far apart, of 441, are seen as two

double linear(int channel) {
    auto const share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminance(std::string_view color) {
    auto const [red, green, blue] = rgbOf(color);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

double distance(Rgb const& one, Rgb const& other) {
    return std::hypot(one.red - other.red, one.green - other.green, one.blue - other.blue);
}

std::string hexOf(Rgb const& color) {
    std::string text = "#";
    for (int const channel : {color.red, color.green, color.blue})
        for (int const digit : {channel / 16, channel % 16})
            text += "0123456789abcdef"[digit];
    return text;
}

Rgb mixed(Rgb const& color, Rgb const& other, double share) {
    auto const mix = [&](int one, int two) {
        return static_cast<int>(std::floor(one + (two - one) * share + 0.5));
    };
    return {mix(color.red, other.red), mix(color.green, other.green), mix(color.blue, other.blue)};
}

std::string tinted(std::string const& fill, std::string const& ink, std::string const& before,
                   std::string const& after) {
    auto const least = std::min(kReadable, contrast(ink, fill));
    auto best = fill;
    double bestApart = -1;
    for (double const tint : kTints) {
        auto const goal = isBright(ink) == (tint > 0) ? 20 : 255;
        auto const color = mixed(rgbOf(fill), Rgb{goal, goal, goal}, std::abs(tint));
        auto const apart = std::min(distance(color, rgbOf(before)), distance(color, rgbOf(after)));
        if (apart > bestApart && contrast(ink, hexOf(color)) >= least) {
            best = hexOf(color);
            bestApart = apart;
        }
        if (bestApart >= kVisible) break;
    }
    return best;
}

std::string standIn(std::string const& fill, std::string const& ink, std::string const& before,
                    std::string const& after, std::vector<std::string> const& houseFills) {
    auto const own = std::ranges::find(houseFills, fill);
    if (own != houseFills.end()) {
        std::vector<std::string> others{own + 1, houseFills.end()};
        others.insert(others.end(), houseFills.begin(), own);
        auto const other = std::ranges::find_if(others, [&](auto const& each) {
            return each != before && each != after && contrast(ink, each) >= kReadable;
        });
        if (other != others.end()) return *other;
    }
    return tinted(fill, ink, before, after);
}

} // namespace

Rgb rgbOf(std::string_view color) {
    auto const digit = [&](std::size_t at) {
        auto const c = color[at];
        if (c >= '0' && c <= '9') return c - '0';
        return (c | 0x20) - 'a' + 10;
    };
    auto const channel = [&](std::size_t at) { return digit(at) * 16 + digit(at + 1); };
    return {channel(1), channel(3), channel(5)};
}

bool isBright(std::string_view color) {
    auto const [red, green, blue] = rgbOf(color);
    return (red * 299 + green * 587 + blue * 114) / 1000.0 > 128;
}

double contrast(std::string_view one, std::string_view other) {
    auto const [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

std::string mixed(std::string_view color, std::string_view other, double share) {
    return hexOf(mixed(rgbOf(color), rgbOf(other), share));
}

std::string labelInk(std::string_view own, std::string_view fill) {
    if (!own.empty()) return std::string{own};
    return isBright(fill) ? "#333333" : "#ffffff";
}

std::vector<std::string> distinctFills(std::vector<std::string> const& fills,
                                       std::vector<std::string> const& inks,
                                       std::vector<std::string> const& houseFills) {
    auto drawn = fills;
    for (std::size_t i = 1; i < fills.size(); ++i) {
        bool const isLast = i == fills.size() - 1;
        auto const& after = isLast ? drawn.front() : fills[i + 1];
        if (fills[i] == drawn[i - 1] || (isLast && fills[i] == after))
            drawn[i] = standIn(fills[i], inks[i], drawn[i - 1], after, houseFills);
    }
    return drawn;
}

} // namespace wheelwright::pictures
