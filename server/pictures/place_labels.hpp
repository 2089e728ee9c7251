#pragma once
#include "pictures/letter_widths.hpp"
#include "pictures/wheel_picture.hpp"

namespace wheelwright::pictures {

enum class Align { Left, Center, Right };

// A line of a label, in a picture whose origin is the centre of the wheel and which is turned clockwise by
// `turn` first. `y` is the middle of the line, as of a canvas on a page.
struct PlacedLine {
    std::string text;
    std::string ink;
    double size = 0;
    double turn = 0;
    double x = 0;
    double y = 0;
    Align align = Align::Center;
};

// The labels of the wheel: each as large as its slice allows, in up to three lines, and none upside down. As
// web/src/wheel/drawing/draw-labels.ts. How small a label may be is decided in pixels, `scale` to a unit; the
// lines are in units.
std::vector<PlacedLine> placeLabels(WheelPicture const& picture, double scale, BoxOf const& boxOf = usualBox);

} // namespace wheelwright::pictures
