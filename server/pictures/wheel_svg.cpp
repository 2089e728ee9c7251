#include "pictures/wheel_svg.hpp"
#include "base/html.hpp"
#include "pictures/slice_colors.hpp"
#include <algorithm>

namespace wheelwright::pictures {
namespace {

constexpr double kOverlap = 0.0012; // between two antialiased edges the background would shine through
constexpr char kEmptyFill[] = "#ffffff";
constexpr char kCentre[] = "M250 250L";

// A slice of almost the whole wheel ends where it begins, which SVG draws as nothing: a large one is two
// arcs.
std::string wedge(double radius, double from, double to) {
    auto const end = std::min(to, from + kFullTurn);
    auto const isLarge = end - from > kFullTurn / 2;
    return kCentre + svg::point(radius, from) + (isLarge ? svg::arc(radius, (from + end) / 2) : "") +
           svg::arc(radius, end) + "Z";
}

class WheelDrawing {
public:
    explicit WheelDrawing(WheelPicture const& picture)
        : slices_{picture.slices}, look_{picture.look}, radii_{radiiOf(picture.look)} {
        // The middle of the first choice is under the pointer.
        double end = slices_.empty() ? 0 : look_.pointerAngle - kFullTurn * slices_.front().share / 2;
        for (auto const& slice : slices_) {
            starts_.push_back(end);
            end += kFullTurn * slice.share;
        }
    }

    std::string plain() const {
        auto svg = svg::circle(radii_.rim, svg::filled(look_.rim.color)) + wedges(radii_.slices) +
                   dividers() + svg::innerShadow(radii_.slices, "#141028", 0.05);
        if (look_.inner.width > 0)
            svg += svg::circle(radii_.hub + look_.inner.width, svg::filled(look_.inner.color));
        return svg + pegs();
    }

    // The slices reach below the rim.
    std::string inScene(Scene const& scene, svg::Gradients& gradients) const {
        auto svg =
            wedges(radii_.slices + 1) + dividers() +
            ringSvg({radii_.slices, radii_.rim, look_.rim.color, starts_}, scene.rim, look_, gradients);
        if (look_.inner.width > 0)
            svg += ringSvg({radii_.hub * 0.9, radii_.hub + look_.inner.width, look_.inner.color, starts_},
                           scene.collar, look_, gradients);
        return svg;
    }

private:
    std::string wedges(double radius) const {
        if (slices_.size() < 2)
            return svg::circle(radius, svg::filled(slices_.empty() ? kEmptyFill : slices_.front().fill));
        std::string svg;
        for (auto const& [fill, way] : ways(radius))
            svg += svg::path(way, svg::filled(fill));
        return svg;
    }

    // By colour: many slices share a few.
    std::vector<std::pair<std::string, std::string>> ways(double radius) const {
        std::vector<std::pair<std::string, std::string>> byFill;
        for (std::size_t i = 0; i < slices_.size(); ++i) {
            auto const& [text, fill, ink, share] = slices_[i];
            auto found = std::ranges::find(byFill, fill, &std::pair<std::string, std::string>::first);
            if (found == byFill.end()) found = byFill.insert(byFill.end(), {fill, ""});
            found->second += wedge(radius, starts_[i], starts_[i] + kFullTurn * share + kOverlap);
        }
        return byFill;
    }

    // Among many slices full-width dividers would leave no colour between them.
    std::string dividers() const {
        auto const count = static_cast<double>(starts_.size());
        auto const width = std::min(look_.line.width, 0.14 * kFullTurn * radii_.slices / count);
        if (starts_.size() < 2 || width < 0.3) return "";
        std::string way;
        for (double const start : starts_)
            way += kCentre + svg::point(radii_.slices, start);
        return svg::path(way, svg::stroked(look_.line.color, width));
    }

    // Where rim and slices leave space for them. A line without length and with round ends is a dot.
    std::string pegs() const {
        auto const size = std::min(3.4, (radii_.rim - radii_.slices) * 0.28);
        auto const spacing = kFullTurn * radii_.rim / static_cast<double>(starts_.size());
        if (starts_.size() < 2 || spacing < size * 4) return "";
        std::string way;
        for (double const start : starts_)
            way += "M" + svg::point((radii_.rim + radii_.slices) / 2, start) + "h0";
        auto const* const color = isBright(look_.rim.color) ? "#c9bfae" : "#ffffff";
        return svg::path(way, svg::stroked(color, 2 * size) + " stroke-linecap=\"round\"");
    }

    std::vector<WheelPicture::Slice> const& slices_;
    WheelPicture::Look const& look_;
    Radii const radii_;
    std::vector<double> starts_; // of each slice, clockwise from the top
};

char const* anchorOf(Align align) {
    switch (align) {
        case Align::Left: return "";
        case Align::Center: return R"( text-anchor="middle")";
        case Align::Right: return R"( text-anchor="end")";
    }
    std::abort();
}

} // namespace

std::string wheelSvg(WheelPicture const& picture) {
    return WheelDrawing{picture}.plain();
}

std::string wheelSvg(WheelPicture const& picture, Scene const& scene, svg::Gradients& gradients) {
    return WheelDrawing{picture}.inScene(scene, gradients);
}

std::string labelsSvg(std::vector<PlacedLine> const& lines) {
    std::string svg;
    for (auto const& [text, ink, size, turn, x, y, align] : lines)
        svg += R"(<text transform="translate(250 250)rotate()" + svg::number(turn * 360 / kFullTurn, 10) +
               ")\" x=\"" + svg::number(x, 10) + "\" y=\"" + svg::number(y, 10) + "\" " + svg::filled(ink) +
               " font-size=\"" + svg::number(size, 10) + "%\"" + anchorOf(align) + ">" + escapedHtml(text) +
               "</text>";
    return svg;
}

} // namespace wheelwright::pictures
