#include "pictures/color_palette.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace wheelwright::pictures {
namespace {

constexpr std::size_t kMostColors = 256;
constexpr int kRefinements = 3;
constexpr std::uint32_t kColorBits = 0xffffff; // Cairo leaves the highest byte undefined

using Channels = std::array<double, 3>;

struct Shade {
    std::uint32_t color = 0;
    Channels channels{};
    double weight = 0;
    std::uint8_t place = 0; // in the palette
};

Channels channelsOf(std::uint32_t color) {
    return {static_cast<double>(color >> 16U & 255U), static_cast<double>(color >> 8U & 255U),
            static_cast<double>(color & 255U)};
}

std::uint32_t colorOf(Channels const& channels) {
    std::uint32_t color = 0;
    for (double const channel : channels)
        color = color << 8U | static_cast<std::uint32_t>(std::lround(channel));
    return color;
}

double distance(Channels const& one, Channels const& other) {
    double sum = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        sum += (one[i] - other[i]) * (one[i] - other[i]);
    return sum;
}

// Every colour of the picture once, sorted.
std::vector<Shade> shadesOf(std::vector<std::uint32_t> const& pixels) {
    std::vector<std::pair<std::uint32_t, std::size_t>> runs;
    for (auto const pixel : pixels) {
        auto const color = pixel & kColorBits;
        if (!runs.empty() && runs.back().first == color)
            ++runs.back().second;
        else
            runs.emplace_back(color, 1);
    }
    std::ranges::sort(runs);
    std::vector<Shade> shades;
    for (auto const& [color, count] : runs) {
        if (shades.empty() || shades.back().color != color)
            shades.push_back({color, channelsOf(color), 0, 0});
        shades.back().weight += static_cast<double>(count);
    }
    return shades;
}

// Sums over shades, from which their variance follows.
struct Sums {
    double weight = 0;
    Channels first{};
    Channels squares{};

    void add(Shade const& shade) {
        weight += shade.weight;
        for (std::size_t i = 0; i < first.size(); ++i) {
            first[i] += shade.weight * shade.channels[i];
            squares[i] += shade.weight * shade.channels[i] * shade.channels[i];
        }
    }
    double error(std::size_t i) const { return weight > 0 ? squares[i] - first[i] * first[i] / weight : 0; }
    double error() const { return error(0) + error(1) + error(2); }
    Channels mean() const { return {first[0] / weight, first[1] / weight, first[2] / weight}; }
};

Sums sumsOf(std::span<Shade const> shades) {
    Sums sums;
    for (auto const& shade : shades)
        sums.add(shade);
    return sums;
}

// Shades that share one colour of the palette.
struct Box {
    explicit Box(std::span<Shade> its)
        : shades{its}, sums{sumsOf(its)}, error{its.size() > 1 ? sums.error() : 0} {}
    std::span<Shade> shades;
    Sums sums;
    double error;
};

// Divides the shades where the two halves differ least from their means.
std::pair<Box, Box> divide(Box const& box) {
    std::size_t axis = 0;
    for (std::size_t i = 1; i < 3; ++i)
        if (box.sums.error(i) > box.sums.error(axis)) axis = i;
    std::ranges::sort(box.shades, {}, [&](Shade const& shade) { return shade.channels[axis]; });
    Sums below;
    std::size_t best = 1;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 1; i < box.shades.size(); ++i) {
        below.add(box.shades[i - 1]);
        Sums above = box.sums;
        above.weight -= below.weight;
        for (std::size_t k = 0; k < 3; ++k) {
            above.first[k] -= below.first[k];
            above.squares[k] -= below.squares[k];
        }
        auto const error = below.error() + above.error();
        if (error < least) {
            least = error;
            best = i;
        }
    }
    return {Box{box.shades.first(best)}, Box{box.shades.subspan(best)}};
}

std::vector<Channels> paletteOf(std::vector<Shade>& shades) {
    std::vector<Box> boxes{Box{shades}};
    while (boxes.size() < kMostColors) {
        auto const worst = std::ranges::max_element(boxes, {}, &Box::error);
        if (worst->error <= 0) break;
        auto [one, other] = divide(*worst);
        *worst = one;
        boxes.push_back(other);
    }
    std::vector<Channels> palette;
    for (auto const& box : boxes)
        palette.push_back(box.sums.mean());
    return palette;
}

void assign(std::vector<Shade>& shades, std::vector<Channels> const& palette) {
    for (auto& shade : shades) {
        auto const nearest = std::ranges::min_element(
            palette, {}, [&](Channels const& color) { return distance(color, shade.channels); });
        shade.place = static_cast<std::uint8_t>(nearest - palette.begin());
    }
}

// The mean of the shades that a colour stands for. A shade that most of those pixels have stays as it is.
void refine(std::vector<Shade> const& shades, std::vector<Channels>& palette) {
    std::vector<Sums> sums(palette.size());
    std::vector<Shade const*> largest(palette.size());
    for (auto const& shade : shades) {
        sums[shade.place].add(shade);
        auto& most = largest[shade.place];
        if (most == nullptr || shade.weight > most->weight) most = &shade;
    }
    for (std::size_t i = 0; i < palette.size(); ++i) {
        if (largest[i] == nullptr) continue;
        palette[i] = 2 * largest[i]->weight > sums[i].weight ? largest[i]->channels : sums[i].mean();
    }
}

} // namespace

PalettePicture withPalette(std::vector<std::uint32_t> const& pixels) {
    auto shades = shadesOf(pixels);
    if (shades.empty()) return {};
    auto palette = paletteOf(shades);
    for (int i = 0; i < kRefinements; ++i) {
        assign(shades, palette);
        refine(shades, palette);
    }
    assign(shades, palette);
    std::ranges::sort(shades, {}, &Shade::color);

    PalettePicture picture;
    for (auto const& color : palette)
        picture.colors.push_back(colorOf(color));
    picture.pixels.reserve(pixels.size());
    auto last = shades.begin();
    for (auto const pixel : pixels) {
        auto const color = pixel & kColorBits;
        if (last->color != color) last = std::ranges::lower_bound(shades, color, {}, &Shade::color);
        picture.pixels.push_back(last->place);
    }
    return picture;
}

} // namespace wheelwright::pictures
