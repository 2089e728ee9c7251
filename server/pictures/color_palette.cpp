#include "pictures/color_palette.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <span>
#include <utility>

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

// Two colours of the palette whose mixture looks like a shade between them.
struct Mixture {
    std::uint32_t color = 0;
    std::uint8_t one = 0;
    std::uint8_t other = 0;
    double share = 0; // of `other`
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

// Colours further apart than this would be seen as dots.
constexpr double kFarthestMixed = 28;
// How much of the dots' own variance counts. With 1 nothing would be mixed; less makes larger files.
constexpr double kGrain = 0.3;
// The square of an error that isn't seen.
constexpr double kUnseen = 4;

// The mixture that is nearest to a shade; a shade that the palette nearly has stays alone. The darker of the
// two is always the first, so that the pattern goes on where the nearer one changes.
Mixture mixtureFor(Shade const& shade, std::vector<Channels> const& palette) {
    auto const& nearest = palette[shade.place];
    Mixture best{shade.color, shade.place, shade.place, 0};
    auto least = distance(nearest, shade.channels);
    for (std::size_t place = 0; place < palette.size() && least > kUnseen; ++place) {
        auto const& second = palette[place];
        auto const length = distance(nearest, second);
        if (length <= 0 || length > kFarthestMixed * kFarthestMixed) continue;
        double along = 0;
        for (std::size_t i = 0; i < nearest.size(); ++i)
            along += (shade.channels[i] - nearest[i]) * (second[i] - nearest[i]);
        auto const share = along / length;
        if (share <= 0) continue;
        auto const beside = distance(nearest, shade.channels) - share * along;
        auto const error = beside + kGrain * share * (1 - share) * length;
        if (error >= least) continue;
        least = error;
        best = {shade.color, shade.place, static_cast<std::uint8_t>(place), share};
    }
    if (colorOf(palette[best.other]) < colorOf(palette[best.one])) {
        std::swap(best.one, best.other);
        best.share = 1 - best.share;
    }
    return best;
}

// An ordered pattern: it repeats itself, so that a dithered gradient still compresses.
constexpr std::size_t kPatternWidth = 4;
constexpr std::array<double, kPatternWidth * kPatternWidth> kPattern{0, 8,  2, 10, 12, 4, 14, 6,
                                                                     3, 11, 1, 9,  15, 7, 13, 5};

double thresholdAt(std::size_t column, std::size_t row) {
    return (kPattern.at(row % kPatternWidth * kPatternWidth + column % kPatternWidth) + 0.5) /
           static_cast<double>(kPattern.size());
}

// Whether two neighbours belong to one gradient. Dots along the edges of letters only make the file larger.
constexpr int kGradientStep = 4;

bool isGradient(std::uint32_t one, std::uint32_t other) {
    for (unsigned shift = 0; shift < 24; shift += 8) {
        auto const step = static_cast<int>(one >> shift & 255U) - static_cast<int>(other >> shift & 255U);
        if (std::abs(step) > kGradientStep) return false;
    }
    return true;
}

} // namespace

PalettePicture withPalette(std::vector<std::uint32_t> const& pixels, std::size_t width) {
    auto shades = shadesOf(pixels);
    if (shades.empty()) return {};
    auto palette = paletteOf(shades);
    for (int i = 0; i < kRefinements; ++i) {
        assign(shades, palette);
        refine(shades, palette);
    }
    assign(shades, palette);
    std::vector<Mixture> mixtures;
    for (auto const& shade : shades)
        mixtures.push_back(mixtureFor(shade, palette));
    std::ranges::sort(mixtures, {}, &Mixture::color);

    PalettePicture picture;
    for (auto const& color : palette)
        picture.colors.push_back(colorOf(color));
    picture.pixels.reserve(pixels.size());
    auto last = mixtures.begin();
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        auto const color = pixels[i] & kColorBits;
        if (last->color != color) last = std::ranges::lower_bound(mixtures, color, {}, &Mixture::color);
        auto const isSmooth = isGradient(color, pixels[i > 0 ? i - 1 : i]) &&
                              isGradient(color, pixels[i + 1 < pixels.size() ? i + 1 : i]);
        auto const threshold = isSmooth ? thresholdAt(i % width, i / width) : 0.5;
        picture.pixels.push_back(last->share > threshold ? last->other : last->one);
    }
    return picture;
}

} // namespace wheelwright::pictures
