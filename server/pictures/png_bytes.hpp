#pragma once
#include "pictures/color_palette.hpp"
#include <string>

namespace wheelwright::pictures {

// Encodes a picture that is `width` pixels wide as a PNG.
std::string pngBytes(PalettePicture const& picture, int width);

} // namespace wheelwright::pictures
