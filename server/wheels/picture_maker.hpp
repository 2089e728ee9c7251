#pragma once
#include <string>

namespace wheelwright::wheels {

// Encodes pixels of four bytes (blue, green, red, unused) as a PNG; fast rather than small.
std::string pngBytes(unsigned char const* pixels, int width, int height, int stride);

} // namespace wheelwright::wheels
