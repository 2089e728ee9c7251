#pragma once
#include "pictures/place_labels.hpp"
#include "pictures/scenes.hpp"
#include "pictures/svg.hpp"

// A wheel at rest as web/src/wheel/drawing draws it: the inside of an SVG picture, 500 units wide.
namespace wheelwright::pictures {

// From the rim to the pegs, without labels and hub.
std::string wheelSvg(WheelPicture const& picture);

// The same with the rings of a scene.
std::string wheelSvg(WheelPicture const& picture, Scene const& scene, svg::Gradients& gradients);

// Sizes are shares of the size of .boot-labels in first-stage.css, places those of the middle of a line.
std::string labelsSvg(std::vector<PlacedLine> const& lines);

// A ring of a scene.
struct Ring {
    double inside = 0;
    double outside = 0;
    std::string color;
    std::vector<double> const& dividers; // angles from the top, clockwise
};
std::string ringSvg(Ring const& ring, RingSteps const& steps, WheelPicture::Look const& look,
                    svg::Gradients& gradients);

} // namespace wheelwright::pictures
