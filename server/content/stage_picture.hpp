#pragma once
#include "pictures/place_labels.hpp"

// A wheel as the page draws it, in a form that needs no program.
namespace wheelwright::content {

// More labels than this are too small to read, and each is sent to every visitor.
inline constexpr std::size_t kMostLabelled = 120;

// The inside of an SVG picture of the wheel at rest, 500 units wide.
std::string stagePicture(pictures::WheelPicture const& picture,
                         std::vector<pictures::PlacedLine> const& labels);

// A style sheet for what is around the picture: the place of the wheel, its hub and its pointer.
std::string stageSheet(pictures::WheelPicture::Look const& look);

} // namespace wheelwright::content
