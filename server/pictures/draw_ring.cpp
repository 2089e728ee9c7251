#include "pictures/draw.hpp"
#include "pictures/slice_colors.hpp"
#include <algorithm>
#include <cmath>

namespace wheelwright::pictures {
namespace {

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

constexpr char kWhite[] = "#ffffff";
constexpr char kBlack[] = "#000000";

class RingDrawing {
public:
    RingDrawing(cairo_t* canvas, Ring const& ring, WheelPicture::Look const& look, double scale)
        : canvas_{canvas},
          ring_{ring},
          look_{look},
          scale_{scale},
          width_{ring.outside - ring.inside},
          middle_{(ring.outside + ring.inside) / 2} {}

    void operator()(ring_step::Shade const& shade) {
        for (int step = 1; step <= 6; ++step) {
            ringPath(canvas_, ring_.inside, ring_.inside - step * 1.5 * scale_);
            cairo_set_source_rgba(canvas_, 10 / 255.0, 8 / 255.0, 24 / 255.0, shade.strength);
            cairo_fill(canvas_);
        }
    }

    void operator()(ring_step::Band const& band) {
        auto const from = radiusAt(band.from);
        auto const to = radiusAt(band.to);
        Pattern const paint{cairo_pattern_create_radial(0, 0, from, 0, 0, to)};
        for (auto const& [at, tone] : band.stops)
            addColor(paint, at, colorOf(tone));
        ringPath(canvas_, to, from);
        cairo_set_source(canvas_, paint.get());
        cairo_fill(canvas_);
    }

    void operator()(ring_step::Hoop const& step) {
        double const dash[]{step.dash[0] * scale_, step.dash[1] * scale_};
        if (dash[0] > 0) cairo_set_dash(canvas_, dash, 2, 0);
        hoop(radiusAt(step.at), step.width, colorOf(step.tone));
        cairo_set_dash(canvas_, nullptr, 0, 0);
    }

    void operator()(ring_step::Tube const& tube) {
        auto const radius = radiusAt(tube.at);
        auto const color = colorOf(tube.tone);
        for (double const share : {4.4, 3.2, 2.2})
            hoop(radius, tube.width * share, color, 0.16);
        hoop(radius, tube.width, color);
        hoop(radius, tube.width * 0.45, mixed(color, kWhite, 0.75));
    }

    void operator()(ring_step::Grain const& grain) {
        Scatter random{grain.seed};
        for (int line = 0; line < grain.count; ++line) {
            auto const color =
                random.next() > 0.35 ? mixed(ring_.color, kBlack, 0.42) : mixed(ring_.color, kWhite, 0.4);
            setColor(canvas_, color, 0.16 + random.next() * 0.16);
            cairo_set_line_width(canvas_, (0.5 + random.next() * 0.7) * scale_);
            auto const start = kTurnOfTop + random.next() * kFullTurn;
            auto const radius = radiusAt({0.1 + 0.8 * random.next(), 0});
            cairo_new_path(canvas_);
            cairo_arc(canvas_, 0, 0, radius, start, start + 0.2 + random.next() * 0.9);
            cairo_stroke(canvas_);
        }
    }

    void operator()(ring_step::Cracks const& cracks) {
        Scatter random{cracks.seed};
        for (int crack = 0; crack < cracks.count; ++crack) {
            auto const angle = random.next() * kFullTurn;
            auto const from = random.next() * 0.5;
            auto const to = std::min(from + 0.2 + random.next() * 0.5, 1.0);
            setColor(canvas_, kWhite, 0.35 + random.next() * 0.5);
            cairo_set_line_width(canvas_, (0.4 + random.next() * 0.8) * scale_);
            auto const bent = angle + (random.next() - 0.5) * 0.09;
            cairo_new_path(canvas_);
            moveTo(angle, radiusAt({from, 0}));
            lineTo(bent, radiusAt({to, 0}));
            cairo_stroke(canvas_);
        }
    }

    void operator()(ring_step::Stripes const& stripes) {
        auto const turn = kFullTurn / stripes.count;
        auto const lean = stripes.lean * turn;
        cairo_new_path(canvas_);
        for (int place = 0; place < stripes.count; ++place) {
            auto const start = kTurnOfTop + (place + stripes.from) * turn;
            auto const end = start + stripes.width * turn;
            cairo_new_sub_path(canvas_);
            cairo_arc(canvas_, 0, 0, ring_.outside, start + lean, end + lean);
            cairo_arc_negative(canvas_, 0, 0, ring_.inside, end, start);
            cairo_close_path(canvas_);
        }
        setColor(canvas_, colorOf(stripes.tone), stripes.opacity);
        cairo_fill(canvas_);
    }

    void operator()(ring_step::Dots const& dots) {
        for (int place = 0; place < dots.count; ++place)
            dot(place * kFullTurn / dots.count, radiusAt(dots.at), dots.size * width_, colorOf(dots.tone));
    }

    void operator()(ring_step::Marks const& marks) {
        cairo_new_path(canvas_);
        for (int place = 0; place < marks.count; ++place) {
            auto const angle = place * kFullTurn / marks.count;
            auto const reach = width_ * (place % 10 == 0 ? 0.26 : 0.12);
            moveTo(angle, middle_ - reach);
            lineTo(angle, middle_ + reach);
        }
        setColor(canvas_, colorOf(marks.tone));
        cairo_set_line_width(canvas_, 0.8 * scale_);
        cairo_stroke(canvas_);
    }

    void operator()(ring_step::Pegs const& pegs) {
        auto const& ends = ring_.dividers;
        auto const spacing = kFullTurn * ring_.outside / static_cast<double>(ends.size());
        if (ends.size() < 2 || spacing < width_ * pegs.room * 4) return;
        for (double const end : ends)
            bead(pegs.bead, end, pegs.size * width_, colorOf(pegs.tone));
    }

    void operator()(ring_step::Lights const& lights) {
        std::size_t place = 0;
        for (double const angle : anglesOf(lights.most))
            bead(ring_step::Bead::Lamp, angle, lights.size * width_, lights.colors.at(place++ % 2));
    }

private:
    static constexpr double kTurnOfTop = -kFullTurn / 4;

    double radiusAt(Reach const& reach) const {
        return ring_.inside + reach.share * width_ + reach.units * scale_;
    }

    std::string colorOf(Tone const& tone) const {
        switch (tone.own) {
            case Tone::Own::None: return tone.color;
            case Tone::Own::Ring: return mixed(ring_.color, tone.color, tone.share);
            case Tone::Own::Collar: return mixed(look_.inner.color, tone.color, tone.share);
            case Tone::Own::Line: return mixed(look_.line.color, tone.color, tone.share);
        }
        std::abort();
    }

    // Angles are from the top.
    double xAt(double angle, double radius) const { return std::sin(angle) * radius; }
    double yAt(double angle, double radius) const { return -std::cos(angle) * radius; }
    void moveTo(double angle, double radius) {
        cairo_move_to(canvas_, xAt(angle, radius), yAt(angle, radius));
    }
    void lineTo(double angle, double radius) {
        cairo_line_to(canvas_, xAt(angle, radius), yAt(angle, radius));
    }

    void hoop(double radius, double width, std::string const& color, double opacity = 1) {
        circlePath(canvas_, radius);
        setColor(canvas_, color, opacity);
        cairo_set_line_width(canvas_, width * scale_);
        cairo_stroke(canvas_);
    }

    void dot(double angle, double radius, double size, std::string const& color) {
        circlePath(canvas_, size, xAt(angle, radius), yAt(angle, radius));
        setColor(canvas_, color);
        cairo_fill(canvas_);
    }

    void bead(ring_step::Bead kind, double angle, double size, std::string const& color) {
        switch (kind) {
            case ring_step::Bead::Knob:
                dot(angle, middle_, size, mixed(color, kBlack, 0.45));
                dot(angle, middle_, size * 0.82, color);
                dot(angle, middle_ * 1.004, size * 0.4, mixed(color, kWhite, 0.65));
                return;
            case ring_step::Bead::Lamp: {
                auto const x = xAt(angle, middle_);
                auto const y = yAt(angle, middle_);
                Pattern const halo{cairo_pattern_create_radial(x, y, size * 0.4, x, y, size * 2.4)};
                addColor(halo, 0, color + "d0");
                addColor(halo, 1, color + "00");
                circlePath(canvas_, size * 2.4, x, y);
                cairo_set_source(canvas_, halo.get());
                cairo_fill(canvas_);
                dot(angle, middle_, size, color);
                dot(angle, middle_, size * 0.55, mixed(color, kWhite, 0.8));
                return;
            }
            case ring_step::Bead::Dot: dot(angle, middle_, size, color); return;
        }
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

    cairo_t* canvas_;
    Ring const& ring_;
    WheelPicture::Look const& look_;
    double scale_;
    double width_;
    double middle_;
};

} // namespace

void drawRing(cairo_t* canvas, Ring const& ring, RingSteps const& steps, WheelPicture::Look const& look,
              double scale) {
    RingDrawing drawing{canvas, ring, look, scale};
    for (auto const& step : steps)
        std::visit(drawing, step);
}

} // namespace wheelwright::pictures
