#pragma once
#include "pictures/freed_with.hpp"
#include <cstdint>
#include <libimagequant.h>
#include <vector>

namespace wheelwright::pictures {

// A palette for pictures of one width (0xrrggbb, row by row). It is made of those it has seen.
class FewColors {
public:
    FewColors(int most, float dithering, int width);

    void see(std::vector<std::uint32_t> const& pixels);
    // Which colour each pixel is. Nothing can be seen any more.
    std::vector<std::uint8_t> indexesOf(std::vector<std::uint32_t> const& pixels);
    // Red, green and blue of each colour, as the latest indexes mean them.
    std::vector<std::uint8_t> colors() const;

private:
    using Image = FreedWith<liq_image, liq_image_destroy>;
    Image imageOf(std::vector<std::uint32_t> const& pixels);

    int width_;
    float dithering_;
    FreedWith<liq_attr, liq_attr_destroy> rules_;
    FreedWith<liq_histogram, liq_histogram_destroy> seen_;
    FreedWith<liq_result, liq_result_destroy> palette_;
    std::vector<std::uint8_t> channels_;
};

} // namespace wheelwright::pictures
