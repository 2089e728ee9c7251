#include "pictures/card_picture.hpp"
#include "base/html.hpp"
#include "pictures/label_text.hpp"
#include "pictures/slice_colors.hpp"
#include "pictures/wheel_svg.hpp"
#include <algorithm>
#include <utility>

namespace wheelwright::pictures {
namespace {

using svg::kMiddle;
using svg::kWhite;
using svg::number;

constexpr char kPage[] = "#faf7f2";
constexpr char kInk[] = "#1d1a33";
constexpr char kAccent[] = "#ff5a4e";
constexpr char kShade[] = "#141028"; // of every shadow

constexpr double kScale = 1.072; // pixels to a unit of the wheel
constexpr double kLeft = 668;    // of the column with the words
constexpr double kMargin = 56;   // between the words and the edge
constexpr double kAside = 24;    // between the words and a curtain
constexpr double kBrandY = 84;
constexpr double kWordsY = 342; // the middle of name and cue
constexpr double kLargestName = 84;
constexpr double kSmallestName = 0.1; // of the column's width
constexpr double kNameLineHeight = 1.1;
constexpr double kCueHeight = 76;
constexpr double kCueFont = 38;
constexpr double kGap = 34; // between name and cue
constexpr double kLargestWinner = 64;
constexpr double kWinnerColumn = 470;
constexpr double kWinnerPadding = 30;
constexpr double kWinnerY = 170; // the middle of the winner's band, below that of the wheel

// The mark of web/src/app/first-stage/first-stage.html: six slices in a ring.
constexpr char kMark[] =
    R"(<path fill="#ff5a4e" d="M16 16 16 2A14 14 0 0 1 28.12 9ZM16 16 28.12 23A14 14 0 0 1 16 30ZM16 16 3.88 23A14 14 0 0 1 3.88 9Z"/>)"
    R"(<path fill="#ffb81c" d="M16 16 28.12 9A14 14 0 0 1 28.12 23ZM16 16 16 30A14 14 0 0 1 3.88 23ZM16 16 3.88 9A14 14 0 0 1 16 2Z"/>)"
    R"(<circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" stroke-width="3"/>)"
    R"(<circle cx="16" cy="16" r="4.5" fill="currentColor"/>)";

// The tongue of web/src/features/spin/Pointer.tsx, in its own units: 56 × 84. The right half lies away from
// the lamp.
constexpr char kTongue[] =
    "M28 81C26.5 81 25.5 80 25 78.5L9 36C6.5 31 5 27 5 22.5a23 23 0 0 1 46 0c0 4.5-1.5 8.5-4 13.5L31 "
    "78.5c-.5 1.5-1.5 2.5-3 2.5Z";
constexpr char kTongueShade[] = "M28 80 46 36c3-6 5-10 5-14A23 23 0 0 0 28 1Z";
constexpr char kTongueShine[] = "M11.2 20.3A17 17 0 0 1 22.7 6.8";

class Card {
public:
    // `rest` is where on the wheel its first slice is, clockwise from the top.
    Card(WheelPicture picture, Scene const* scene, Lettering& lettering, double rest = 0)
        : picture_{std::move(picture)}, scene_{scene}, lettering_{lettering}, radii_{radiiOf(picture_.look)} {
        picture_.look.pointerAngle = rest;
    }

    CardPicture made() {
        auto const ink = scene_ == nullptr ? kInk : scene_->ink;
        auto const svg = page() + inPlace(behind() + wheel() + before()) + brand(ink) + words(ink);
        labels();
        card_.svg = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">)" + svg +
                    gradients_.definitions() + "</svg>";
        return std::move(card_);
    }

    SpinLayers layers(std::string const& winner) {
        auto const layer = [this](std::string const& svg) {
            return SpinLayers::Layer{R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox=")" +
                                         number(kWheelX - kInSquareX) + " " + number(kWheelY - kInSquareY) +
                                         " " + number(kSquare) + " " + number(kSquare) + "\">" + svg +
                                         gradients_.definitions() + "</svg>",
                                     std::exchange(card_.onWheel, {})};
        };
        SpinLayers layers;
        layers.behind = layer(page() + inPlace(behind()));
        auto const turning = inPlace(wheel());
        labels();
        layers.wheel = layer(turning);
        layers.before = layer(inPlace(before()));
        layers.result = layer(result(winner));
        return layers;
    }

private:
    void beside(std::string const& text, double size, double x, double y, std::string const& ink,
                Align align = Align::Left) {
        card_.beside.push_back({text, ink, size, 0, x, y, align});
    }

    std::string page() const {
        return R"(<rect width="1200" height="630" )" + svg::filled(kPage) + "/>" +
               (scene_ == nullptr ? "" : scene_->backdrop);
    }

    static std::string inPlace(std::string const& onWheel) {
        return "<g transform=\"translate(" + number(kWheelX - kMiddle * kScale) + " " +
               number(kWheelY - kMiddle * kScale) + ")scale(" + number(kScale, 1000) + ")\">" + onWheel +
               "</g>";
    }

    std::string behind() {
        return glow() + discShadow(radii_.rim, 5, 10, 0.16) + discShadow(radii_.rim, 20, 45, 0.22);
    }

    std::string wheel() {
        return scene_ == nullptr ? wheelSvg(picture_) : wheelSvg(picture_, *scene_, gradients_);
    }

    // What a spin doesn't turn.
    std::string before() { return light() + hub() + pointer(); }

    // As the blurred shadow of a page.
    std::string glow() {
        if (scene_ == nullptr || scene_->glow.empty()) return "";
        auto const reach = radii_.rim + 80;
        auto const& color = scene_->glow;
        return svg::circle(reach,
                           svg::filled(gradients_.radial(
                               kMiddle, kMiddle, radii_.rim, reach,
                               {{0, color, 0.6}, {0.35, color, 0.28}, {0.7, color, 0.06}, {1, color, 0}})));
    }

    // The soft shadow of a disc, which falls below it.
    std::string discShadow(double radius, double below, double blur, double opacity) {
        auto const fade = gradients_.radial(kMiddle, kMiddle + below, radius - blur, radius + blur,
                                            {{0, kShade, opacity},
                                             {0.25, kShade, opacity * 0.84},
                                             {0.5, kShade, opacity * 0.5},
                                             {0.75, kShade, opacity * 0.16},
                                             {1, kShade, 0}});
        return svg::circle(radius + blur, svg::filled(fade), kMiddle, kMiddle + below);
    }

    void labels() {
        auto const boxOf = [this](std::string const& line) { return lettering_.boxOf(line); };
        for (auto& line : placeLabels(picture_, kScale, boxOf))
            onWheel(std::move(line));
    }

    void onWheel(PlacedLine line) {
        line.size *= kScale;
        line.x *= kScale;
        line.y *= kScale;
        card_.onWheel.push_back(std::move(line));
    }

    // The lamp hangs above and to the left. Its light lies on the rim only: on the slices it would take
    // contrast from the letters.
    std::string light() {
        auto const strength = scene_ == nullptr ? 1 : scene_->rimLight;
        if (strength <= 0) return "";
        auto const [rim, slices] = std::pair{radii_.rim, radii_.slices};
        auto const shine = gradients_.radial(kMiddle - 100, kMiddle - 190, 0, 281,
                                             {{0, kWhite, 0.55 * strength}, {1, kWhite, 0}});
        auto const dusk =
            gradients_.linear(kMiddle - 140.4, kMiddle - 301.1, kMiddle + 140.4, kMiddle + 301.1,
                              {{0.45, kShade, 0}, {1, kShade, 0.24 * strength}});
        auto const edge = gradients_.linear(
            kMiddle, kMiddle - rim, kMiddle, kMiddle + rim,
            {{0, kWhite, 0.65 * strength}, {0.4, kWhite, 0}, {0.5, kShade, 0}, {1, kShade, 0.3 * strength}});
        return svg::ring(slices, rim, shine) + svg::ring(slices, rim, dusk) + svg::hoop(rim - 1, 3, edge);
    }

    std::string hub() {
        auto const& look = picture_.look;
        auto const edge = gradients_.radial(kMiddle, kMiddle - 4, radii_.hub - 7, radii_.hub + 4,
                                            {{0, kShade, 0}, {1, kShade, 0.16}});
        auto svg = discShadow(radii_.hub, 3, 10, 0.38) + svg::circle(radii_.hub, svg::filled(look.hubColor)) +
                   svg::circle(radii_.hub, svg::filled(edge)) + gloss();
        if (picture_.hubLabel.empty()) return svg;
        auto const size =
            std::min(0.4 * radii_.hub, 1.7 * radii_.hub / lettering_.widthOf(picture_.hubLabel));
        onWheel({picture_.hubLabel, isBright(look.hubColor) ? kInk : kWhite, size});
        return svg;
    }

    // As --hub-gloss of web/src/wheel/scenes/stage-styles.ts.
    std::string gloss() {
        if (scene_ == nullptr || scene_->hubGloss <= 0) return "";
        auto const shine =
            gradients_.radial(kMiddle - 0.32 * radii_.hub, kMiddle - 0.52 * radii_.hub, 0, 1.047 * radii_.hub,
                              {{0, kWhite, scene_->hubGloss}, {1, kWhite, 0}});
        return svg::circle(radii_.hub, svg::filled(shine));
    }

    std::string pointer() {
        auto const outline = scene_ == nullptr ? kTongue : scene_->pointerOutline;
        auto const edge = scene_ == nullptr ? " " + svg::stroked(kShade, 4, 0.1) : "";
        auto svg = "<g transform=\"translate(232.5 -33.95)scale(.625)\" color=\"" +
                   escapedHtml(picture_.look.pointerColor) + "\">";
        for (int const below : {2, 4, 6})
            svg += svg::path(outline, svg::filled(kShade, 0.1) + edge + " transform=\"translate(0 " +
                                          std::to_string(below) + ")\"");
        return svg + (scene_ == nullptr ? tongue() : scene_->pointer) + "</g>";
    }

    static std::string tongue() {
        return svg::path(kTongue, "fill=\"currentColor\"") +
               svg::path(kTongueShade, svg::filled(kShade, 0.14)) +
               svg::path(kTongueShine,
                         "fill=\"none\" stroke-linecap=\"round\" " + svg::stroked(kWhite, 3.5, 0.55)) +
               svg::path(kTongue, "fill=\"none\" " + svg::stroked(kWhite, 3)) +
               svg::circle(7.5, svg::filled(kWhite) + " " + svg::stroked(kShade, 1.5, 0.22), 28, 22);
    }

    std::string brand(std::string const& ink) {
        beside("Wheelwright", 34, kLeft + 62, kBrandY, ink);
        return "<g transform=\"translate(" + number(kLeft) + " " + number(kBrandY - 24) +
               ")scale(1.5)\" color=\"" + escapedHtml(ink) + "\">" + kMark + "</g>";
    }

    // In up to so many balanced lines, as large as the column allows. A name that would be too small is cut.
    FittedLabel fitted(std::string const& name, double mostLines, double largest, double column) {
        if (isBlank(name)) return {};
        auto const widthOf = [&](std::string const& line) { return lettering_.widthOf(line); };
        auto const boxOf = [&](std::string const& line) { return lettering_.boxOf(line); };
        auto const waysOf = [&](std::string const& text) {
            std::vector<FittedLabel> fitted;
            for (auto& lines : wrappings(text, mostLines, widthOf)) {
                auto extent = extentOf(lines, kNameLineHeight, boxOf);
                auto const size = std::min(largest, column / extent.width);
                fitted.push_back({std::move(lines), std::move(extent), size});
            }
            return worthwhile(std::move(fitted));
        };
        auto const ways = fitLabel(name, largest, waysOf, kSmallestName * column);
        return ways.empty() ? FittedLabel{} : ways.back();
    }

    FittedLabel fittedName() {
        auto const end =
            std::min(kCardWidth - kMargin, scene_ == nullptr ? kCardWidth : scene_->curtain - kAside);
        return fitted(picture_.name, 3, kLargestName, end - kLeft);
    }

    // A band below the hub. The winner's slice stays visible under the pointer.
    std::string result(std::string const& winner) {
        auto const name = fitted(winner, 2, kLargestWinner, kWinnerColumn);
        if (name.lines.empty()) return "";
        auto const lineHeight = name.size * kNameLineHeight;
        auto const height = lineHeight * static_cast<double>(name.lines.size()) + kWinnerPadding;
        auto const width = name.extent.width * name.size + 2 * kWinnerPadding;
        auto middle = kWinnerY - (height - kWinnerPadding - lineHeight) / 2;
        for (auto const& line : name.lines) {
            card_.onWheel.push_back({line, kWhite, name.size, 0, 0, middle, Align::Center});
            middle += lineHeight;
        }
        return "<rect x=\"" + number(kWheelX - width / 2) + "\" y=\"" +
               number(kWheelY + kWinnerY - height / 2) + "\" width=\"" + number(width) + "\" height=\"" +
               number(height) + "\" rx=\"" + number(kWinnerPadding) + "\" " + svg::filled(kInk) + " " +
               svg::stroked(kWhite, 4) + "/>";
    }

    std::string words(std::string const& ink) {
        auto const name = fittedName();
        auto const lineHeight = name.size * kNameLineHeight;
        auto const nameHeight = lineHeight * static_cast<double>(name.lines.size());
        auto const gap = name.lines.empty() ? 0 : kGap;
        auto const top = kWordsY - (nameHeight + gap + kCueHeight) / 2;
        auto middle = top + lineHeight / 2;
        auto const isFromTheRight = runsFromTheRight(picture_.name);
        auto const start = isFromTheRight ? kLeft + name.extent.width * name.size : kLeft;
        for (auto const& line : name.lines) {
            beside(line, name.size, start, middle, ink, isFromTheRight ? Align::Right : Align::Left);
            middle += lineHeight;
        }
        return cue(top + nameHeight + gap);
    }

    std::string cue(double top) {
        if (picture_.cue.empty()) return "";
        auto const width = lettering_.widthOf(picture_.cue) * kCueFont + 84;
        beside(picture_.cue, kCueFont, kLeft + width / 2, top + kCueHeight / 2,
               scene_ == nullptr ? kInk : scene_->onAccent, Align::Center);
        return "<rect x=\"" + number(kLeft) + "\" y=\"" + number(top) + "\" width=\"" + number(width) +
               "\" height=\"" + number(kCueHeight) + "\" rx=\"" + number(kCueHeight / 2) + "\" " +
               svg::filled(scene_ == nullptr ? kAccent : scene_->accent) + "/>";
    }

    WheelPicture picture_;
    Scene const* scene_; // null: the plain stage
    Lettering& lettering_;
    Radii radii_;
    svg::Gradients gradients_;
    CardPicture card_;
};

} // namespace

CardPicture cardOf(WheelPicture const& picture, Scene const* scene, Lettering& lettering) {
    return Card{picture, scene, lettering}.made();
}

SpinLayers spinLayersOf(WheelPicture const& picture, Scene const* scene, Lettering& lettering, double rest,
                        std::string const& winner) {
    return Card{picture, scene, lettering, rest}.layers(winner);
}

} // namespace wheelwright::pictures
