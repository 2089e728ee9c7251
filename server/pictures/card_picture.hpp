#pragma once
#include "pictures/lettering.hpp"
#include "pictures/scenes.hpp"
#include "pictures/wheel_picture.hpp"

namespace wheelwright::pictures {

inline constexpr int kCardWidth = 1200;
inline constexpr int kCardHeight = 630;

// The centre of the wheel.
inline constexpr double kWheelX = 324;
inline constexpr double kWheelY = 330;

// A link preview: the wheel on the left with its pointer at the top, its name, the cue and the site's name on
// the right. Its words aren't part of the SVG: librsvg draws emoji in one colour.
struct CardPicture {
    std::string svg;
    std::vector<PlacedLine> onWheel; // around its centre, in pixels
    std::vector<PlacedLine> beside;
};

// The square around the wheel in such a picture, in layers from back to front. A spin turns the second; the
// last is shown at its end.
inline constexpr double kSquare = 620;
inline constexpr double kInSquareX = 310; // the centre of the wheel
inline constexpr double kInSquareY = 320;
struct SpinLayers {
    struct Layer {
        std::string svg;
        std::vector<PlacedLine> lines; // around the centre of the wheel
    };
    Layer behind;
    Layer wheel;
    Layer before;
    Layer result;
};

// `scene` is null for a wheel without one.
CardPicture cardOf(WheelPicture const& picture, Scene const* scene, Lettering& lettering);

// The wheel rests with the middle of its first slice at `rest`, clockwise from the top.
SpinLayers spinLayersOf(WheelPicture const& picture, Scene const* scene, Lettering& lettering, double rest,
                        std::string const& winner);

} // namespace wheelwright::pictures
