#include "content/stage_picture.hpp"
#include "base/html.hpp"
#include "pictures/label_text.hpp"
#include "pictures/slice_colors.hpp"
#include "pictures/wheel_svg.hpp"
#include <algorithm>
#include <array>
#include <cmath>

namespace wheelwright::content {
namespace {

using pictures::WheelPicture;

// As labelLimit of web/src/wheel/drawing/labels.ts, the narrowest first.
struct Screen {
    int widest;          // in CSS pixels
    std::size_t longest; // characters of a label
    double scale;        // CSS pixels to a unit of the wheel, about
};
constexpr std::array<Screen, 3> kScreens{{{575, 15, 0.69}, {767, 25, 0.69}, {0, 120, 1}}};

constexpr std::size_t kMostLabelled = 120;

std::string groupName(int widest) {
    return "boot-on-" + std::to_string(widest);
}

// The wider first: on a narrow screen both apply, and the later one wins.
std::string labelsSheet(std::vector<ScreenLabels> const& labels) {
    std::string sheet;
    for (std::size_t i = labels.size(); i-- > 1;) {
        auto const widest = labels[i - 1].widest;
        sheet += "@media (max-width:" + std::to_string(widest) + "px){." + groupName(widest) +
                 "{display:inline}." + groupName(labels[i].widest) + "{display:none}}";
    }
    return sheet;
}

} // namespace

std::vector<ScreenLabels> stageLabels(WheelPicture const& picture) {
    if (picture.slices.size() > kMostLabelled) return {};
    std::vector<ScreenLabels> labels;
    for (auto const& screen : kScreens) {
        auto cut = picture;
        bool isCut = false;
        bool const isWhole = picture.slices.size() <= pictures::kMostWhole;
        for (auto& [text, fill, ink, share] : cut.slices) {
            auto shortened = pictures::cutAt(text, isWhole ? kScreens.back().longest : screen.longest);
            isCut = isCut || shortened != text;
            text = std::move(shortened);
        }
        if (!isCut && screen.widest > 0) continue; // as on the next wider one
        labels.push_back({screen.widest, pictures::placeLabels(cut, screen.scale)});
    }
    return labels;
}

std::string stagePicture(WheelPicture const& picture, std::vector<ScreenLabels> const& labels) {
    auto svg = pictures::wheelSvg(picture);
    for (auto const& [widest, lines] : labels) {
        // Without the style sheet every screen shows the last.
        svg += "<g class=\"boot-labels " + groupName(widest) + (widest > 0 ? "\" display=\"none\">" : "\">") +
               pictures::labelsSvg(lines) + "</g>";
    }
    return svg;
}

// As pointerPlace of web/src/features/spin/pointer-place.ts and Hub.tsx.
std::string stageSheet(WheelPicture::Look const& look, std::vector<ScreenLabels> const& labels) {
    auto const radii = pictures::radiiOf(look);
    auto const width = look.pointerWidth * 1.4;
    auto const top = 50 * (radii.rim - radii.slices) / radii.rim + 1.3 - width * 1.5 + look.pointerOffset / 5;
    auto const outside = std::max(0.06, -top / 100);
    auto const exact = [](double value) { return pictures::svg::number(value, 10000); };
    auto const above = outside * std::max(0.0, std::cos(look.pointerAngle));
    auto const below = outside * std::max(0.0, -std::cos(look.pointerAngle));
    auto const aside = outside * std::abs(std::sin(look.pointerAngle));
    auto const hub = radii.hub / radii.rim;
    auto const* const ink = pictures::isBright(look.hubColor) ? "#1d1a33" : "#fff";
    return ".boot-plate{--above:" + exact(above) + ";--below:" + exact(below) + ";--aside:" + exact(aside) +
           ";--slices:" + exact(radii.slices / pictures::svg::kMiddle) + "}.boot-hanger{top:" + exact(top) +
           "%;width:" + exact(width) + "%}:has(>.boot-hanger){rotate:" + exact(look.pointerAngle) +
           "rad}.boot-hanger path{fill:" + escapedHtml(look.pointerColor) +
           "}.boot-hub{--share:" + exact(hub) + ";width:" + exact(100 * hub) +
           "%;background:" + escapedHtml(look.hubColor) + ";color:" + ink + "}" + labelsSheet(labels);
}

} // namespace wheelwright::content
