#include "pictures/png_bytes.hpp"
#include <png.h>
#include <stdexcept>

namespace wheelwright::pictures {
namespace {

void append(png_structp png, png_bytep bytes, png_size_t count) {
    static_cast<std::string*>(png_get_io_ptr(png))->append(reinterpret_cast<char const*>(bytes), count);
}

[[noreturn]] void fail(png_structp, png_const_charp message) {
    throw std::runtime_error(std::string{"the picture could not be written: "} + message);
}

struct Writer {
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, fail, nullptr);
    png_infop info = png_create_info_struct(png);
    Writer() = default;
    Writer(Writer const&) = delete;
    Writer& operator=(Writer const&) = delete;
    ~Writer() { png_destroy_write_struct(&png, &info); }
};

} // namespace

std::string pngBytes(PalettePicture const& picture, int width) {
    std::string out;
    Writer const writer;
    auto const height = picture.pixels.size() / static_cast<std::size_t>(width);
    png_set_write_fn(writer.png, &out, append, nullptr);
    png_set_IHDR(writer.png, writer.info, static_cast<png_uint_32>(width), static_cast<png_uint_32>(height),
                 8, PNG_COLOR_TYPE_PALETTE, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    std::vector<png_color> colors;
    for (auto const color : picture.colors)
        colors.push_back({static_cast<png_byte>(color >> 16U & 255U),
                          static_cast<png_byte>(color >> 8U & 255U), static_cast<png_byte>(color & 255U)});
    png_set_PLTE(writer.png, writer.info, colors.data(), static_cast<int>(colors.size()));
    png_set_compression_level(writer.png, 9);
    png_set_filter(writer.png, 0, PNG_FILTER_NONE); // differences of places in a palette say nothing
    png_write_info(writer.png, writer.info);
    for (std::size_t row = 0; row < height; ++row)
        png_write_row(writer.png, picture.pixels.data() + row * static_cast<std::size_t>(width));
    png_write_end(writer.png, writer.info);
    return out;
}

} // namespace wheelwright::pictures
