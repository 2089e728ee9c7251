#pragma once
#include <cstdint>
#include <vector>

namespace wheelwright::pictures {

// A picture of at most 256 colours. A link preview with a palette is a third of one with all of its colours.
struct PalettePicture {
    std::vector<std::uint32_t> colors; // 0xrrggbb
    std::vector<std::uint8_t> pixels;  // places in `colors`, row by row
};

// Chooses the colours that are nearest to those of the picture (0xrrggbb, row by row). Areas of one colour
// keep it exactly.
PalettePicture withPalette(std::vector<std::uint32_t> const& pixels);

} // namespace wheelwright::pictures
