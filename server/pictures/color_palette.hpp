#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

namespace wheelwright::pictures {

// A picture of at most 256 colours. A link preview with a palette is a third of one with all of its colours.
struct PalettePicture {
    std::vector<std::uint32_t> colors; // 0xrrggbb
    std::vector<std::uint8_t> pixels;  // places in `colors`, row by row
};

// Chooses the colours that are nearest to those of the picture (0xrrggbb, row by row). Areas of one colour
// keep it exactly; a gradient is dithered, otherwise it shows bands.
PalettePicture withPalette(std::vector<std::uint32_t> const& pixels, std::size_t width);

} // namespace wheelwright::pictures
