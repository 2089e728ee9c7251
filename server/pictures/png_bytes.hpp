#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace wheelwright::pictures {

// Encodes a picture that is `width` pixels wide (0xrrggbb, row by row) as a PNG with a palette: a third of
// one with all of its colours. Some messengers show no preview of more than 300 kB.
std::string pngBytes(std::vector<std::uint32_t> const& pixels, int width);

} // namespace wheelwright::pictures
