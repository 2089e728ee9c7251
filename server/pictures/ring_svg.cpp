#include "pictures/slice_colors.hpp"
#include "pictures/wheel_svg.hpp"
#include <algorithm>
#include <cmath>

namespace wheelwright::pictures {
namespace {

using svg::kMiddle;
using svg::kWhite;

// The same numbers from 0 to 1 as on pages: the grain is where it is there.
class Scatter {
public:
    explicit Scatter(std::int64_t seed) : state_{seed} {}

    double next() {
        state_ = state_ * 16807 % 2147483647;
        return static_cast<double>(state_) / 2147483647;
    }

private:
    std::int64_t state_;
};

constexpr char kBlack[] = "#000000";

// Each step of a ring as SVG.
class RingDrawing {
public:
    RingDrawing(Ring const& ring, WheelPicture::Look const& look, svg::Gradients& gradients)
        : ring_{ring},
          look_{look},
          gradients_{gradients},
          width_{ring.outside - ring.inside},
          middle_{(ring.outside + ring.inside) / 2} {}

    std::string operator()(ring_step::Shade const& shade) const {
        return svg::innerShadow(ring_.inside, "#0a0818", shade.strength);
    }

    std::string operator()(ring_step::Band const& band) const {
        std::vector<std::string> colors;
        for (auto const& [at, tone] : band.stops)
            colors.push_back(colorOf(tone));
        svg::Stops stops;
        for (std::size_t i = 0; i < colors.size(); ++i)
            stops.push_back({band.stops[i].first, colors[i]});
        auto const from = radiusAt(band.from);
        auto const to = radiusAt(band.to);
        return svg::ring(from, to, gradients_.radial(kMiddle, kMiddle, from, to, stops));
    }

    std::string operator()(ring_step::Hoop const& hoop) const {
        auto const whole = svg::hoop(radiusAt(hoop.at), hoop.width, colorOf(hoop.tone));
        if (hoop.dash[0] <= 0) return whole;
        return "<g stroke-dasharray=\"" + svg::number(hoop.dash[0]) + " " + svg::number(hoop.dash[1]) +
               "\">" + whole + "</g>";
    }

    std::string operator()(ring_step::Tube const& tube) const {
        auto const radius = radiusAt(tube.at);
        auto const color = colorOf(tube.tone);
        std::string svg;
        for (double const share : {4.4, 3.2, 2.2})
            svg += svg::hoop(radius, tube.width * share, color, 0.16);
        return svg + svg::hoop(radius, tube.width, color) +
               svg::hoop(radius, tube.width * 0.45, mixed(color, kWhite, 0.75));
    }

    std::string operator()(ring_step::Grain const& grain) const {
        Scatter random{grain.seed};
        std::string svg = "<g fill=\"none\">";
        for (int line = 0; line < grain.count; ++line) {
            auto const color =
                random.next() > 0.35 ? mixed(ring_.color, kBlack, 0.42) : mixed(ring_.color, kWhite, 0.4);
            auto const opacity = 0.16 + random.next() * 0.16;
            auto const width = 0.5 + random.next() * 0.7;
            auto const start = random.next() * kFullTurn;
            auto const radius = radiusAt({0.1 + 0.8 * random.next(), 0});
            auto const end = start + 0.2 + random.next() * 0.9;
            svg += svg::path("M" + svg::point(radius, start) + svg::arc(radius, end),
                             svg::stroked(color, width, opacity));
        }
        return svg + "</g>";
    }

    std::string operator()(ring_step::Cracks const& cracks) const {
        Scatter random{cracks.seed};
        std::string svg;
        for (int crack = 0; crack < cracks.count; ++crack) {
            auto const angle = random.next() * kFullTurn;
            auto const from = random.next() * 0.5;
            auto const to = std::min(from + 0.2 + random.next() * 0.5, 1.0);
            auto const opacity = 0.35 + random.next() * 0.5;
            auto const width = 0.4 + random.next() * 0.8;
            auto const bent = angle + (random.next() - 0.5) * 0.09;
            svg += svg::path("M" + svg::point(radiusAt({from, 0}), angle) + "L" +
                                 svg::point(radiusAt({to, 0}), bent),
                             svg::stroked(kWhite, width, opacity));
        }
        return svg;
    }

    std::string operator()(ring_step::Stripes const& stripes) const {
        auto const turn = kFullTurn / stripes.count;
        auto const lean = stripes.lean * turn;
        std::string way;
        for (int place = 0; place < stripes.count; ++place) {
            auto const start = (place + stripes.from) * turn;
            auto const end = start + stripes.width * turn;
            way += "M" + svg::point(ring_.outside, start + lean) + svg::arc(ring_.outside, end + lean) + "L" +
                   svg::point(ring_.inside, end) + svg::arc(ring_.inside, start, false) + "Z";
        }
        return svg::path(way, svg::filled(colorOf(stripes.tone), stripes.opacity));
    }

    std::string operator()(ring_step::Dots const& dots) const {
        std::string svg;
        for (int place = 0; place < dots.count; ++place)
            svg += dot(place * kFullTurn / dots.count, radiusAt(dots.at), dots.size * width_,
                       colorOf(dots.tone));
        return svg;
    }

    std::string operator()(ring_step::Marks const& marks) const {
        std::string way;
        for (int place = 0; place < marks.count; ++place) {
            auto const angle = place * kFullTurn / marks.count;
            auto const reach = width_ * (place % 10 == 0 ? 0.26 : 0.12);
            way += "M" + svg::point(middle_ - reach, angle) + "L" + svg::point(middle_ + reach, angle);
        }
        return svg::path(way, svg::stroked(colorOf(marks.tone), 0.8));
    }

    std::string operator()(ring_step::Pegs const& pegs) const {
        auto const& ends = ring_.dividers;
        auto const spacing = kFullTurn * ring_.outside / static_cast<double>(ends.size());
        if (ends.size() < 2 || spacing < width_ * pegs.room * 4) return "";
        std::string svg;
        for (double const end : ends)
            svg += bead(pegs.bead, end, pegs.size * width_, colorOf(pegs.tone));
        return svg;
    }

    std::string operator()(ring_step::Lights const& lights) const {
        std::string svg;
        std::size_t place = 0;
        for (double const angle : anglesOf(lights.most))
            svg += bead(ring_step::Bead::Lamp, angle, lights.size * width_, lights.colors.at(place++ % 2));
        return svg;
    }

private:
    double radiusAt(Reach const& reach) const { return ring_.inside + reach.share * width_ + reach.units; }

    std::string colorOf(Tone const& tone) const {
        switch (tone.own) {
            case Tone::Own::None: return tone.color;
            case Tone::Own::Ring: return mixed(ring_.color, tone.color, tone.share);
            case Tone::Own::Collar: return mixed(look_.inner.color, tone.color, tone.share);
            case Tone::Own::Line: return mixed(look_.line.color, tone.color, tone.share);
        }
        std::abort();
    }

    static std::string dot(double angle, double radius, double size, std::string_view paint) {
        return svg::circle(size, svg::filled(paint), kMiddle + std::sin(angle) * radius,
                           kMiddle - std::cos(angle) * radius);
    }

    std::string bead(ring_step::Bead kind, double angle, double size, std::string const& color) const {
        switch (kind) {
            case ring_step::Bead::Knob:
                return dot(angle, middle_, size, mixed(color, kBlack, 0.45)) +
                       dot(angle, middle_, size * 0.82, color) +
                       dot(angle, middle_ * 1.004, size * 0.4, mixed(color, kWhite, 0.65));
            case ring_step::Bead::Lamp:
                return dot(angle, middle_, size * 2.4,
                           gradients_.around(0.4 / 2.4, {{0, color, 0.816}, {1, color, 0}})) +
                       dot(angle, middle_, size, color) +
                       dot(angle, middle_, size * 0.55, mixed(color, kWhite, 0.8));
            case ring_step::Bead::Dot: return dot(angle, middle_, size, color);
        }
        std::abort();
    }

    // One light at each divider and as many between as fit; evenly spaced where there are more dividers than
    // lights.
    std::vector<double> anglesOf(std::size_t most) const {
        std::vector<double> angles;
        auto const step = kFullTurn / static_cast<double>(most);
        if (ring_.dividers.empty() || ring_.dividers.size() > most) {
            for (std::size_t place = 0; place < most; ++place)
                angles.push_back(static_cast<double>(place) * step);
            return angles;
        }
        auto start = ring_.dividers.back() - kFullTurn;
        for (double const end : ring_.dividers) {
            auto const count = std::max(1.0, std::round((end - start) / step));
            for (double place = 1; place <= count; ++place)
                angles.push_back(start + place / count * (end - start));
            start = end;
        }
        return angles;
    }

    Ring const& ring_;
    WheelPicture::Look const& look_;
    svg::Gradients& gradients_;
    double width_;
    double middle_;
};

} // namespace

std::string ringSvg(Ring const& ring, RingSteps const& steps, WheelPicture::Look const& look,
                    svg::Gradients& gradients) {
    RingDrawing const drawing{ring, look, gradients};
    std::string svg;
    for (auto const& step : steps)
        svg += std::visit(drawing, step);
    return svg;
}

} // namespace wheelwright::pictures
