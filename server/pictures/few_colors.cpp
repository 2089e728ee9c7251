#include "pictures/few_colors.hpp"
#include <stdexcept>
#include <string>

namespace wheelwright::pictures {
namespace {

constexpr int kSpeed = 10; // a slower search for colours makes no smaller files

void check(liq_error outcome) {
    if (outcome != LIQ_OK)
        throw std::runtime_error("a picture's palette can't be made: " + std::to_string(outcome));
}

} // namespace

FewColors::FewColors(int most, float dithering, int width)
    : width_{width},
      dithering_{dithering},
      rules_{liq_attr_create()},
      seen_{liq_histogram_create(rules_.get())} {
    check(liq_set_speed(rules_.get(), kSpeed));
    check(liq_set_max_colors(rules_.get(), most));
}

void FewColors::see(std::vector<std::uint32_t> const& pixels) {
    check(liq_histogram_add_image(seen_.get(), rules_.get(), imageOf(pixels).get()));
}

std::vector<std::uint8_t> FewColors::indexesOf(std::vector<std::uint32_t> const& pixels) {
    if (!palette_) {
        liq_result* made = nullptr;
        check(liq_histogram_quantize(seen_.get(), rules_.get(), &made));
        palette_.reset(made);
        check(liq_set_dithering_level(palette_.get(), dithering_));
    }
    std::vector<std::uint8_t> indexes(pixels.size());
    check(liq_write_remapped_image(palette_.get(), imageOf(pixels).get(), indexes.data(), indexes.size()));
    return indexes;
}

std::vector<std::uint8_t> FewColors::colors() const {
    auto const* const palette = liq_get_palette(palette_.get());
    std::vector<std::uint8_t> colors;
    for (unsigned i = 0; i < palette->count; ++i)
        for (auto const channel : {palette->entries[i].r, palette->entries[i].g, palette->entries[i].b})
            colors.push_back(channel);
    return colors;
}

FewColors::Image FewColors::imageOf(std::vector<std::uint32_t> const& pixels) {
    channels_.clear();
    channels_.reserve(4 * pixels.size());
    for (auto const pixel : pixels) {
        for (unsigned const shift : {16U, 8U, 0U})
            channels_.push_back(static_cast<std::uint8_t>(pixel >> shift));
        channels_.push_back(255);
    }
    auto const height = static_cast<int>(pixels.size()) / width_;
    return Image{liq_image_create_rgba(rules_.get(), channels_.data(), width_, height, 0)};
}

} // namespace wheelwright::pictures
