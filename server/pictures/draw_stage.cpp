#include "pictures/draw.hpp"
#include "pictures/slice_colors.hpp"
#include <algorithm>
#include <cmath>

namespace wheelwright::pictures {
namespace {

constexpr double kTop = -std::numbers::pi / 2;
constexpr double kOverlap = 0.0012; // between two antialiased edges the background would shine through
constexpr char kStageInk[] = "#1d1a33";
constexpr char kEmptyFill[] = "#e9e3d8";

class Stage {
public:
    Stage(cairo_t* canvas, Lettering& lettering, WheelPicture const& picture, Scene const* scene, double side)
        : canvas_{canvas},
          lettering_{lettering},
          picture_{picture},
          scene_{scene},
          side_{side},
          scale_{side / 500},
          radii_{radiiOf(picture.look)} {
        for (auto* const radius :
             {&radii_.rim, &radii_.slices, &radii_.hub, &radii_.labelEnd, &radii_.labelStart})
            *radius *= scale_;
        double end = picture.slices.empty() ? 0 : kTop - picture.slices.front().share * kFullTurn / 2;
        for (auto const& slice : picture.slices) {
            starts_.push_back(end);
            end += slice.share * kFullTurn;
        }
    }

    void draw() {
        glow();
        discShadow(canvas_, radii_.rim, side_ * 0.01, side_ * 0.02, 0.16);
        discShadow(canvas_, radii_.rim, side_ * 0.04, side_ * 0.09, 0.22);
        slices();
        dividers();
        if (scene_ == nullptr) {
            rings();
            pegs();
        } else
            sceneRings();
        labels();
        light();
        hub();
        pointer();
    }

private:
    void glow() {
        if (scene_ == nullptr || scene_->glow.empty()) return;
        auto const reach = radii_.rim + 0.16 * side_;
        Pattern const fade{cairo_pattern_create_radial(0, 0, radii_.rim, 0, 0, reach)};
        addColor(fade, 0, scene_->glow, 0.6); // as the blurred shadow of a page
        addColor(fade, 0.35, scene_->glow, 0.28);
        addColor(fade, 0.7, scene_->glow, 0.06);
        addColor(fade, 1, scene_->glow, 0);
        circlePath(canvas_, reach);
        cairo_set_source(canvas_, fade.get());
        cairo_fill(canvas_);
    }

    void sceneRings() {
        auto const& look = picture_.look;
        std::vector<double> dividers;
        for (double const start : starts_)
            dividers.push_back(start - kTop);
        drawRing(canvas_, {radii_.slices, radii_.rim, look.rim.color, dividers}, scene_->rim, look, scale_);
        if (look.inner.width <= 0) return;
        auto const outside = radii_.hub + look.inner.width * scale_;
        drawRing(canvas_, {radii_.hub * 0.9, outside, look.inner.color, dividers}, scene_->collar, look,
                 scale_);
    }

    void slices() {
        if (picture_.slices.empty()) {
            circlePath(canvas_, radii_.slices + 1);
            setColor(canvas_, kEmptyFill);
            cairo_fill(canvas_);
        }
        for (std::size_t i = 0; i < picture_.slices.size(); ++i) {
            auto const& slice = picture_.slices[i];
            auto const width = std::min(slice.share * kFullTurn + kOverlap, kFullTurn);
            cairo_new_path(canvas_);
            cairo_move_to(canvas_, 0, 0);
            cairo_arc(canvas_, 0, 0, radii_.slices + 1, starts_[i], starts_[i] + width);
            cairo_close_path(canvas_);
            setColor(canvas_, slice.fill);
            cairo_fill(canvas_);
        }
    }

    // Among many slices full-width dividers would leave no colour between them.
    void dividers() {
        auto const& line = picture_.look.line;
        auto const count = static_cast<double>(starts_.size());
        auto const width = std::min(line.width * scale_, 0.14 * kFullTurn * radii_.slices / count);
        if (starts_.size() < 2 || width < 0.3) return;
        setColor(canvas_, line.color);
        cairo_set_line_width(canvas_, width);
        cairo_new_path(canvas_);
        for (double const start : starts_) {
            cairo_move_to(canvas_, 0, 0);
            cairo_line_to(canvas_, std::cos(start) * radii_.slices, std::sin(start) * radii_.slices);
        }
        cairo_stroke(canvas_);
    }

    void rings() {
        // The slices lie below the rim, which casts a shadow on them.
        for (int step = 1; step <= 6; ++step) {
            ringPath(canvas_, radii_.slices, radii_.slices - step * 1.5 * scale_);
            setShade(canvas_, 0.05);
            cairo_fill(canvas_);
        }
        ringPath(canvas_, radii_.rim, radii_.slices);
        setColor(canvas_, picture_.look.rim.color);
        cairo_fill(canvas_);
        auto const& inner = picture_.look.inner;
        if (inner.width <= 0) return;
        ringPath(canvas_, radii_.hub + inner.width * scale_, radii_.hub * 0.9);
        setColor(canvas_, inner.color);
        cairo_fill(canvas_);
    }

    // Where rim and slices leave space for them.
    void pegs() {
        auto const size = std::min(3.4 * scale_, (radii_.rim - radii_.slices) * 0.28);
        auto const spacing = kFullTurn * radii_.rim / static_cast<double>(starts_.size());
        if (starts_.size() < 2 || spacing < size * 4) return;
        auto const middle = (radii_.rim + radii_.slices) / 2;
        setColor(canvas_, isBright(picture_.look.rim.color) ? "#c9bfae" : "#ffffff");
        for (double const start : starts_) {
            circlePath(canvas_, size, std::cos(start) * middle, std::sin(start) * middle);
            cairo_fill(canvas_);
        }
    }

    void labels() {
        auto const boxOf = [this](std::string const& line) { return lettering_.boxOf(line); };
        for (auto const& [text, ink, size, turn, x, y, align] : placeLabels(picture_, scale_, boxOf)) {
            Saved const saved{canvas_};
            setColor(canvas_, ink);
            cairo_rotate(canvas_, turn);
            lettering_.show(text, size, x, y, align);
        }
    }

    // The lamp hangs above and to the left. Its light lies on the rim only: on the slices it would take
    // contrast from the letters.
    void light() {
        auto const strength = scene_ == nullptr ? 1 : scene_->rimLight;
        Saved const saved{canvas_};
        ringPath(canvas_, radii_.rim, radii_.slices);
        cairo_clip(canvas_);
        Pattern const shine{cairo_pattern_create_radial(-0.2 * side_, -0.38 * side_, 0, -0.2 * side_,
                                                        -0.38 * side_, 0.562 * side_)};
        cairo_pattern_add_color_stop_rgba(shine.get(), 0, 1, 1, 1, 0.55 * strength);
        cairo_pattern_add_color_stop_rgba(shine.get(), 1, 1, 1, 1, 0);
        cairo_set_source(canvas_, shine.get());
        cairo_paint(canvas_);
        auto const x = 0.2808 * side_; // half of the gradient's way, at 155 degrees
        auto const y = 0.6022 * side_;
        Pattern const dusk{cairo_pattern_create_linear(-x, -y, x, y)};
        addShade(dusk, 0.45, 0);
        addShade(dusk, 1, 0.24 * strength);
        cairo_set_source(canvas_, dusk.get());
        cairo_paint(canvas_);
        Pattern const edge{cairo_pattern_create_linear(0, -radii_.rim, 0, radii_.rim)};
        cairo_pattern_add_color_stop_rgba(edge.get(), 0, 1, 1, 1, 0.65 * strength);
        cairo_pattern_add_color_stop_rgba(edge.get(), 0.4, 1, 1, 1, 0);
        addShade(edge, 0.5, 0);
        addShade(edge, 1, 0.3 * strength);
        circlePath(canvas_, radii_.rim - side_ * 0.002);
        cairo_set_line_width(canvas_, side_ * 0.006);
        cairo_set_source(canvas_, edge.get());
        cairo_stroke(canvas_);
    }

    void hub() {
        auto const& look = picture_.look;
        discShadow(canvas_, radii_.hub, side_ * 0.006, side_ * 0.02, 0.38);
        circlePath(canvas_, radii_.hub);
        setColor(canvas_, look.hubColor);
        cairo_fill_preserve(canvas_);
        Pattern const edge{cairo_pattern_create_radial(0, -side_ * 0.008, radii_.hub - side_ * 0.014, 0,
                                                       -side_ * 0.008, radii_.hub + side_ * 0.008)};
        addShade(edge, 0, 0);
        addShade(edge, 1, 0.16);
        cairo_set_source(canvas_, edge.get());
        cairo_fill(canvas_);
        if (scene_ != nullptr) gloss();
        if (picture_.hubLabel.empty()) return;
        setColor(canvas_, isBright(look.hubColor) ? kStageInk : "#ffffff");
        auto const width = lettering_.widthOf(picture_.hubLabel);
        auto const size = std::min(0.4 * radii_.hub, 1.7 * radii_.hub / width);
        lettering_.show(picture_.hubLabel, size, 0, 0, Align::Center);
    }

    // As --hub-gloss of web/src/wheel/scenes/stage-styles.ts.
    void gloss() {
        auto const x = -0.32 * radii_.hub;
        auto const y = -0.52 * radii_.hub;
        Pattern const shine{cairo_pattern_create_radial(x, y, 0, x, y, 1.047 * radii_.hub)};
        cairo_pattern_add_color_stop_rgba(shine.get(), 0, 1, 1, 1, scene_->hubGloss);
        cairo_pattern_add_color_stop_rgba(shine.get(), 1, 1, 1, 1, 0);
        circlePath(canvas_, radii_.hub);
        cairo_set_source(canvas_, shine.get());
        cairo_fill(canvas_);
    }

    // The tongue of web/src/features/spin/Pointer.tsx, in its own units: 56 × 84.
    void tonguePath() {
        cairo_new_path(canvas_);
        cairo_move_to(canvas_, 28, 81);
        cairo_curve_to(canvas_, 26.5, 81, 25.5, 80, 25, 78.5);
        cairo_line_to(canvas_, 9, 36);
        cairo_curve_to(canvas_, 6.5, 31, 5, 27, 5, 22.5);
        cairo_arc(canvas_, 28, 22.5, 23, -std::numbers::pi, 0);
        cairo_curve_to(canvas_, 51, 27, 49.5, 31, 47, 36);
        cairo_line_to(canvas_, 31, 78.5);
        cairo_curve_to(canvas_, 30.5, 80, 29.5, 81, 28, 81);
        cairo_close_path(canvas_);
    }

    void pointer() {
        Saved const saved{canvas_};
        auto const unit = 0.07 * side_ / 56;
        cairo_translate(canvas_, -28 * unit, -(0.5 + kPointerAbove) * side_);
        cairo_scale(canvas_, unit, unit);
        if (scene_ == nullptr) return tongue();
        Shape outline;
        outline.fill = "#1410281a";
        for (auto const& part : scene_->pointer)
            outline.path += part.path;
        for (double const below : {2.0, 4.0, 6.0}) {
            Saved const shadow{canvas_};
            cairo_translate(canvas_, 0, below);
            drawShape(canvas_, outline);
        }
        for (auto const& part : scene_->pointer)
            drawShape(canvas_, part, picture_.look.pointerColor);
    }

    void tongue() {
        for (double const below : {2.0, 4.0, 6.0}) {
            Saved const shadow{canvas_};
            cairo_translate(canvas_, 0, below);
            tonguePath();
            setShade(canvas_, 0.1);
            cairo_set_line_width(canvas_, 4);
            cairo_fill_preserve(canvas_);
            cairo_stroke(canvas_);
        }
        tonguePath();
        setColor(canvas_, picture_.look.pointerColor);
        cairo_fill(canvas_);
        pointerShade();
        tonguePath();
        setColor(canvas_, "#ffffff");
        cairo_set_line_width(canvas_, 3);
        cairo_stroke(canvas_);
        circlePath(canvas_, 7.5, 28, 22);
        cairo_fill_preserve(canvas_);
        setShade(canvas_, 0.22);
        cairo_set_line_width(canvas_, 1.5);
        cairo_stroke(canvas_);
    }

    // The right half lies away from the lamp.
    void pointerShade() {
        cairo_new_path(canvas_);
        cairo_move_to(canvas_, 28, 80);
        cairo_line_to(canvas_, 46, 36);
        cairo_curve_to(canvas_, 49, 30, 51, 26, 51, 22);
        cairo_arc_negative(canvas_, 28, 24, 23, 0, kTop);
        cairo_close_path(canvas_);
        setShade(canvas_, 0.14);
        cairo_fill(canvas_);
        cairo_new_path(canvas_);
        cairo_arc(canvas_, 28, 23, 17, -std::numbers::pi * 0.95, -std::numbers::pi * 0.6);
        cairo_set_source_rgba(canvas_, 1, 1, 1, 0.55);
        cairo_set_line_width(canvas_, 3.5);
        cairo_set_line_cap(canvas_, CAIRO_LINE_CAP_ROUND);
        cairo_stroke(canvas_);
    }

    cairo_t* canvas_;
    Lettering& lettering_;
    WheelPicture const& picture_;
    Scene const* scene_; // null: the plain stage
    double side_;
    double scale_;
    Radii radii_;
    std::vector<double> starts_; // of each slice, clockwise from the right
};

} // namespace

void drawStage(cairo_t* canvas, Lettering& lettering, WheelPicture const& picture, Scene const* scene,
               double side) {
    Stage{canvas, lettering, picture, scene, side}.draw();
}

} // namespace wheelwright::pictures
