#pragma once
#include <string>

namespace wheelwright::wheels {

// Pixels of four bytes each (blue, green, red, unused) as a PNG; made fast rather than small.
std::string pngBytes(unsigned char const* pixels, int width, int height, int stride);

} // namespace wheelwright::wheels
