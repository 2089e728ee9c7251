#pragma once
#include "pictures/place_labels.hpp"

// A wheel as the page draws it, in a form that needs no program.
namespace wheelwright::content {

// The labels of a wheel as screens of some widths show them.
struct ScreenLabels {
    int widest; // in CSS pixels; 0: any that is wider than the others
    std::vector<pictures::PlacedLine> lines;
};

// Short labels are the same on every screen. A wheel of many slices has none: they are too small to read, and
// each is sent to every visitor.
std::vector<ScreenLabels> stageLabels(pictures::WheelPicture const& picture);

// The inside of an SVG picture of the wheel at rest, 500 units wide.
std::string stagePicture(pictures::WheelPicture const& picture, std::vector<ScreenLabels> const& labels);

// A style sheet for the picture and what is around it: the place of the wheel, its hub and its pointer.
std::string stageSheet(pictures::WheelPicture::Look const& look, std::vector<ScreenLabels> const& labels);

} // namespace wheelwright::content
