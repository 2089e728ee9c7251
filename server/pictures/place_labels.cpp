#include "pictures/place_labels.hpp"
#include "pictures/label_text.hpp"
#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

namespace wheelwright::pictures {
namespace {

constexpr std::size_t kMostLevel = 4; // with so few slices, each is wide enough for a level label
constexpr double kRight = std::numbers::pi / 2;
constexpr double kReadableBeside = 20; // a name beside a sentence stays at least this large, in units
constexpr double kTie = 1e-6; // rounding must not decide where a label is exactly at the top or bottom

struct Spot {
    std::string const& label;
    std::string const& ink;
    double middle; // clockwise from the top of the picture
    LabelSpace space;
};

// How a label is set: its largest size, and where its lines stand at that size or a smaller one.
struct Setting {
    double largest = 0;
    std::function<std::vector<PlacedLine>(double size)> place;
};

double normalised(double angle) {
    auto const wrapped = std::fmod(angle, kFullTurn);
    return wrapped < 0 ? wrapped + kFullTurn : wrapped;
}

class LabelPlacing {
public:
    LabelPlacing(WheelPicture const& picture, double scale, BoxOf const& boxOf)
        : picture_{picture}, scale_{scale}, boxOf_{boxOf} {}

    std::vector<PlacedLine> lines() {
        auto const all = spots();
        std::vector<Setting> settings;
        std::vector<Spot const*> set;
        std::vector<double> largest;
        for (auto const& spot : all) {
            auto setting = settingOf(spot);
            if (!setting) continue;
            largest.push_back(setting->largest);
            settings.push_back(std::move(*setting));
            set.push_back(&spot);
        }
        auto const sizes = sizesOf(largest);
        std::vector<PlacedLine> placed;
        for (std::size_t i = 0; i < settings.size(); ++i)
            for (auto& line : settings[i].place(sizes[i])) {
                line.ink = set[i]->ink;
                line.size /= scale_;
                line.x /= scale_;
                line.y /= scale_;
                placed.push_back(std::move(line));
            }
        return placed;
    }

private:
    std::vector<Spot> spots() const {
        auto const radii = radiiOf(picture_.look);
        std::vector<Spot> found;
        auto from = picture_.look.pointerAngle;
        if (!picture_.slices.empty()) from -= picture_.slices.front().share * kFullTurn / 2;
        for (auto const& slice : picture_.slices) {
            LabelSpace const space{radii.labelEnd * scale_, radii.labelStart * scale_,
                                   slice.share * kFullTurn, (picture_.look.line.width + 2) * scale_};
            auto const middle = from + space.angle / 2;
            from += space.angle;
            if (isBlank(slice.text) || space.angle * space.outer < kSmallestSize) continue;
            found.push_back({slice.text, slice.ink, middle, space});
        }
        return found;
    }

    bool isWhole() const { return picture_.slices.size() <= kMostWhole; }

    std::vector<double> sizesOf(std::vector<double> const& largest) const {
        if (picture_.look.isClassic) return largest;
        auto sizes = commonSizes(largest);
        return isWhole() ? evenSizes(std::move(sizes), kReadableBeside * scale_) : sizes;
    }

    std::optional<Setting> settingOf(Spot const& spot) {
        bool const isLevel = picture_.slices.size() <= kMostLevel;
        // A single character on its side is hard to recognise.
        if (picture_.look.isAcross || (!isLevel && charactersOf(spot.label).size() == 1)) return across(spot);
        if (picture_.look.isClassic) return classic(spot);
        auto lengthwise = along(spot);
        auto flat = isLevel ? level(spot) : std::nullopt;
        // In a slice of little weight a level label has no space.
        return flat && flat->largest * 2 > (lengthwise ? lengthwise->largest : 0) ? flat : lengthwise;
    }

    std::optional<Setting> along(Spot const& spot) {
        return inLines(
            spot.label, spot.space.angle * spot.space.outer / kSmallestSize,
            [this, spot](Extent const& extent) { return alongSize(spot.space, extent, wanted()); },
            [this, spot](FittedLabel const& way, double size) { return alongRadius(spot, way, size); });
    }

    // As specified: one line of one size. Only letters that are higher than the slice at its rim get smaller.
    std::optional<Setting> classic(Spot const& spot) {
        FittedLabel way{{inOneLine(spot.label)}, {}, 0};
        way.extent = extentOf(way.lines, picture_.look.lineHeight, boxOf_);
        auto const largest = std::min(wanted(), spot.space.angle * spot.space.outer / way.extent.height);
        if (largest < kSmallestSize) return std::nullopt;
        return Setting{largest, [this, spot, way](double size) { return alongRadius(spot, way, size); }};
    }

    std::vector<PlacedLine> alongRadius(Spot const& spot, FittedLabel const& way, double size) const {
        // Left of the centre the text is turned round, so that no label is upside down.
        bool const isOutwards = normalised(spot.middle + kTie) < std::numbers::pi;
        auto const turn = spot.middle - kRight + (isOutwards ? 0 : std::numbers::pi);
        auto const anchor = anchorFor(spot.space.outer, size * way.extent.height);
        return inPlace(way, {"", "", size, turn, isOutwards ? anchor : -anchor, 0,
                             isOutwards ? Align::Right : Align::Left});
    }

    std::optional<Setting> level(Spot const& spot) {
        auto roomy = spot.space;
        roomy.inner += 4 * scale_;
        roomy.divider += 12 * scale_;
        auto const direction = spot.middle - kRight;
        return inLines(
            spot.label, 3,
            [this, roomy, direction](Extent const& extent) {
                return fitLevel(roomy, extent, direction, wanted()).size;
            },
            [this, roomy, direction](FittedLabel const& way, double size) {
                auto const radius = fitLevel(roomy, way.extent, direction, size).radius;
                return inPlace(way, {"", "", size, 0, std::cos(direction) * radius,
                                     std::sin(direction) * radius, Align::Center});
            });
    }

    std::optional<Setting> across(Spot const& spot) {
        auto const line = inOneLine(spot.label);
        auto const extent = extentOf({line}, picture_.look.lineHeight, boxOf_);
        auto const largest = halfStep(std::min(wanted(), acrossSize(spot.space, extent)));
        if (largest < kSmallestSize) return std::nullopt;
        return Setting{largest, [spot, line, extent](double size) -> std::vector<PlacedLine> {
                           bool const isUpright = std::cos(spot.middle) >= -0.05;
                           auto const radius = straightRadius(spot.space.outer, size, extent);
                           return {{line, "", size, spot.middle + (isUpright ? 0 : std::numbers::pi), 0,
                                    isUpright ? -radius : radius, Align::Center}};
                       }};
    }

    // Of the ways to break a label, the one with the fewest lines that is large enough is taken.
    std::optional<Setting> inLines(std::string const& label, double mostLines,
                                   std::function<double(Extent const&)> const& sizeOf,
                                   std::function<std::vector<PlacedLine>(FittedLabel const&, double)> place) {
        auto const widthOf = [this](std::string const& line) { return boxOf_(line).width; };
        auto const fitted = [&](std::string const& text, bool hyphenates) {
            std::vector<FittedLabel> all;
            for (auto& lines : wrappings(text, mostLines, widthOf, hyphenates)) {
                auto extent = extentOf(lines, picture_.look.lineHeight, boxOf_);
                auto const size = sizeOf(extent);
                all.push_back({std::move(lines), std::move(extent), size});
            }
            return all;
        };
        auto const waysOf = [&](std::string const& text) {
            auto plain = worthwhile(fitted(text, false));
            return isWhole() ? withHyphens(std::move(plain), fitted(text, true)) : plain;
        };
        auto ways = fitLabel(label, wanted(), waysOf, isWhole() ? kSmallestSize : kComfortableSize);
        if (ways.empty()) return std::nullopt;
        auto const largest = ways.back().size;
        return Setting{largest, [ways = std::move(ways), place = std::move(place)](double size) {
                           auto const large =
                               std::ranges::find_if(ways, [&](auto const& way) { return way.size >= size; });
                           return place(large == ways.end() ? ways.back() : *large, size);
                       }};
    }

    // The lines of a label around the place of its middle.
    std::vector<PlacedLine> inPlace(FittedLabel const& way, PlacedLine const& middle) const {
        std::vector<PlacedLine> placed;
        auto above = (static_cast<double>(way.lines.size()) - 1) / 2;
        for (auto const& text : way.lines) {
            placed.push_back(middle);
            placed.back().text = text;
            placed.back().y -= above-- * middle.size * picture_.look.lineHeight;
        }
        return placed;
    }

    double wanted() const { return picture_.look.labelSize * scale_; }

    WheelPicture const& picture_;
    double scale_;
    BoxOf const& boxOf_;
};

} // namespace

std::vector<PlacedLine> placeLabels(WheelPicture const& picture, double scale, BoxOf const& boxOf) {
    return LabelPlacing{picture, scale, boxOf}.lines();
}

} // namespace wheelwright::pictures
