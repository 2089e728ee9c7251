#include "content/stage_picture.hpp"
#include "content/page_parts.hpp"
#include "pictures/label_text.hpp"
#include "pictures/slice_colors.hpp"
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace wheelwright::content {
namespace {

using pictures::kFullTurn;
using pictures::PlacedLine;
using pictures::Radii;
using pictures::WheelPicture;

constexpr double kMiddle = 250;
constexpr double kOverlap = 0.0012; // between two antialiased edges the background would shine through
constexpr char kEmptyFill[] = "#ffffff";

std::string numberText(double value, double steps) {
    std::array<char, 32> text{};
    auto const rounded = std::round(value * steps) / steps;
    auto const end = std::to_chars(text.data(), text.data() + text.size(), rounded + 0.0).ptr;
    return {text.data(), end};
}

// A quarter of a pixel is more than anyone sees, and each digit is sent to every visitor.
std::string shortNumber(double value) {
    return numberText(value, 10);
}

std::string circle(double radius, std::string const& paint) {
    return R"(<circle cx="250" cy="250" r=")" + shortNumber(radius) + "\" " + paint + "/>";
}

std::string filled(std::string_view color) {
    return "fill=\"" + escapedHtml(color) + "\"";
}

std::string stroked(std::string_view color, double width) {
    return "stroke=\"" + escapedHtml(color) + "\" stroke-width=\"" + shortNumber(width) + "\"";
}

std::string point(double radius, double angle) {
    return shortNumber(kMiddle + radius * std::sin(angle)) + " " +
           shortNumber(kMiddle - radius * std::cos(angle));
}

// A slice of almost the whole wheel ends where it begins, which SVG draws as nothing: a large one is two
// arcs.
std::string wedge(double radius, double from, double to) {
    auto const end = std::min(to, from + kFullTurn);
    auto const arc = [&](double stop) {
        return "A" + shortNumber(radius) + " " + shortNumber(radius) + " 0 0 1 " + point(radius, stop);
    };
    auto const isLarge = end - from > kFullTurn / 2;
    return "M250 250L" + point(radius, from) + (isLarge ? arc((from + end) / 2) : "") + arc(end) + "Z";
}

// As web/src/wheel/drawing draws it, from the rim to the labels.
class StagePicture {
public:
    explicit StagePicture(WheelPicture const& picture)
        : slices_{picture.slices}, look_{picture.look}, radii_{pictures::radiiOf(picture.look)} {
        // The page opens with the middle of the first choice under the pointer.
        double end = slices_.empty() ? 0 : look_.pointerAngle - kFullTurn * slices_.front().share / 2;
        for (auto const& slice : slices_) {
            starts_.push_back(end);
            end += kFullTurn * slice.share;
        }
    }

    std::string svg() const {
        auto svg = circle(radii_.rim, filled(look_.rim.color)) + wedges() + dividers() + shadow();
        if (look_.inner.width > 0) svg += circle(radii_.hub + look_.inner.width, filled(look_.inner.color));
        return svg + pegs();
    }

private:
    std::string wedges() const {
        if (slices_.size() < 2)
            return circle(radii_.slices, filled(slices_.empty() ? kEmptyFill : slices_.front().fill));
        std::string svg;
        for (auto const& [fill, path] : paths())
            svg += "<path " + filled(fill) + " d=\"" + path + "\"/>";
        return svg;
    }

    // By colour: many slices share a few.
    std::vector<std::pair<std::string, std::string>> paths() const {
        std::vector<std::pair<std::string, std::string>> byFill;
        for (std::size_t i = 0; i < slices_.size(); ++i) {
            auto const& [text, fill, ink, share] = slices_[i];
            auto found = std::ranges::find(byFill, fill, &std::pair<std::string, std::string>::first);
            if (found == byFill.end()) found = byFill.insert(byFill.end(), {fill, ""});
            found->second += wedge(radii_.slices, starts_[i], starts_[i] + kFullTurn * share + kOverlap);
        }
        return byFill;
    }

    // Among many slices full-width dividers would leave no colour between them.
    std::string dividers() const {
        auto const count = static_cast<double>(starts_.size());
        auto const width = std::min(look_.line.width, 0.14 * kFullTurn * radii_.slices / count);
        if (starts_.size() < 2 || width < 0.3) return "";
        std::string path;
        for (double const start : starts_)
            path += "M250 250L" + point(radii_.slices, start);
        return "<path " + stroked(look_.line.color, width) + " d=\"" + path + "\"/>";
    }

    // The slices lie below the rim, which casts a shadow on them.
    std::string shadow() const {
        std::string svg = R"(<g fill="none" stroke="#141028" stroke-opacity=".05">)";
        for (double width = 1.5; width <= 9; width += 1.5)
            svg += circle(radii_.slices - width / 2, "stroke-width=\"" + shortNumber(width) + "\"");
        return svg + "</g>";
    }

    // Where rim and slices leave space for them. A line without length and with round ends is a dot.
    std::string pegs() const {
        auto const size = std::min(3.4, (radii_.rim - radii_.slices) * 0.28);
        auto const spacing = kFullTurn * radii_.rim / static_cast<double>(starts_.size());
        if (starts_.size() < 2 || spacing < size * 4) return "";
        std::string path;
        for (double const start : starts_)
            path += "M" + point((radii_.rim + radii_.slices) / 2, start) + "h0";
        auto const* const color = pictures::isBright(look_.rim.color) ? "#c9bfae" : "#ffffff";
        return "<path " + stroked(color, 2 * size) + " stroke-linecap=\"round\" d=\"" + path + "\"/>";
    }

    std::vector<WheelPicture::Slice> const& slices_;
    WheelPicture::Look const& look_;
    Radii const radii_;
    std::vector<double> starts_;
};

// Sizes are shares of the size of .boot-labels in first-stage.css.
std::string label(PlacedLine const& line) {
    auto const* const anchor = line.align == pictures::Align::Right    ? R"( text-anchor="end")"
                               : line.align == pictures::Align::Center ? R"( text-anchor="middle")"
                                                                       : "";
    return R"(<text transform="translate(250 250)rotate()" + shortNumber(line.turn * 360 / kFullTurn) +
           ")\" x=\"" + shortNumber(line.x) + "\" y=\"" + shortNumber(line.y) + "\" " + filled(line.ink) +
           " font-size=\"" + shortNumber(line.size) + "%\"" + anchor + ">" + escapedHtml(line.text) +
           "</text>";
}

// As labelLimit of web/src/wheel/drawing/labels.ts, the narrowest first.
struct Screen {
    int widest;          // in CSS pixels
    std::size_t longest; // characters of a label
    double scale;        // CSS pixels to a unit of the wheel, about
};
constexpr std::array<Screen, 3> kScreens{{{575, 15, 0.69}, {767, 25, 0.69}, {0, 120, 1}}};

constexpr std::size_t kMostLabelled = 120;

std::vector<PlacedLine> linesOn(Screen const& screen, WheelPicture const& picture) {
    auto lines = pictures::placeLabels(picture, screen.scale, pictures::usualBox, picture.look.pointerAngle);
    for (auto& line : lines) {
        line.size /= screen.scale;
        line.x /= screen.scale;
        line.y /= screen.scale;
    }
    return lines;
}

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
        for (auto& [text, fill, ink, share] : cut.slices) {
            auto shortened = pictures::cutAt(text, screen.longest);
            isCut = isCut || shortened != text;
            text = std::move(shortened);
        }
        if (!isCut && screen.widest > 0) continue; // as on the next wider one
        labels.push_back({screen.widest, linesOn(screen, cut)});
    }
    return labels;
}

std::string stagePicture(WheelPicture const& picture, std::vector<ScreenLabels> const& labels) {
    auto svg = StagePicture{picture}.svg();
    for (auto const& [widest, lines] : labels) {
        // Without the style sheet every screen shows the last.
        svg += "<g class=\"boot-labels " + groupName(widest) + (widest > 0 ? "\" display=\"none\">" : "\">");
        for (auto const& line : lines)
            svg += label(line);
        svg += "</g>";
    }
    return svg;
}

// As pointerPlace of web/src/features/spin/pointer-place.ts and Hub.tsx.
std::string stageSheet(WheelPicture::Look const& look, std::vector<ScreenLabels> const& labels) {
    auto const radii = pictures::radiiOf(look);
    auto const width = look.pointerWidth * 1.4;
    auto const top = 50 * (radii.rim - radii.slices) / radii.rim + 1.3 - width * 1.5 + look.pointerOffset / 5;
    auto const outside = std::max(0.06, -top / 100);
    auto const exact = [](double value) { return numberText(value, 10000); };
    auto const above = outside * std::max(0.0, std::cos(look.pointerAngle));
    auto const below = outside * std::max(0.0, -std::cos(look.pointerAngle));
    auto const aside = outside * std::abs(std::sin(look.pointerAngle));
    auto const hub = radii.hub / radii.rim;
    auto const* const ink = pictures::isBright(look.hubColor) ? "#1d1a33" : "#fff";
    return ".boot-plate{--above:" + exact(above) + ";--below:" + exact(below) + ";--aside:" + exact(aside) +
           ";--slices:" + exact(radii.slices / kMiddle) + "}.boot-hanger{top:" + exact(top) +
           "%;width:" + exact(width) + "%}:has(>.boot-hanger){rotate:" + exact(look.pointerAngle) +
           "rad}.boot-hanger path{fill:" + escapedHtml(look.pointerColor) +
           "}.boot-hub{--share:" + exact(hub) + ";width:" + exact(100 * hub) +
           "%;background:" + escapedHtml(look.hubColor) + ";color:" + ink + "}" + labelsSheet(labels);
}

} // namespace wheelwright::content
