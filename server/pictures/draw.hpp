#pragma once
#include "pictures/lettering.hpp"
#include "pictures/scenes.hpp"
#include "pictures/wheel_picture.hpp"

namespace wheelwright::pictures {

inline constexpr int kCardWidth = 1200;
inline constexpr int kCardHeight = 630;

// The whole link preview: the wheel on the left, its name, the cue and the site's name on the right.
// `scene` is null for a wheel without one.
void drawCard(cairo_t* canvas, Lettering& lettering, WheelPicture const& picture, Scene const* scene);

// Draws the wheel as it rests on a page's stage: slices, rim, pegs, labels, hub and the pointer at the top.
// The origin is its centre, `side` its width in pixels. The pointer rises above it by kPointerAbove of its
// width.
void drawStage(cairo_t* canvas, Lettering& lettering, WheelPicture const& picture, Scene const* scene,
               double side);

inline constexpr double kPointerAbove = 0.0679;

// What is behind the wheel of a scene, over the whole link preview.
void drawBackdrop(cairo_t* canvas, Scene const& scene);

void drawShape(cairo_t* canvas, Shape const& shape, std::string_view currentColor = {});

// A ring of a scene around the origin, in pixels.
struct Ring {
    double inside = 0;
    double outside = 0;
    std::string color;
    std::vector<double> const& dividers; // angles from the top, clockwise
};
void drawRing(cairo_t* canvas, Ring const& ring, RingSteps const& steps, WheelPicture::Look const& look,
              double scale);

} // namespace wheelwright::pictures
