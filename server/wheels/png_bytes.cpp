#include "wheels/png_bytes.hpp"
#include "wheels/drawing_library.hpp"
#include <stdexcept>

namespace wheelwright::wheels {
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

std::string pngBytes(unsigned char const* pixels, int width, int height, int stride) {
    std::string out;
    Writer const writer;
    png_set_write_fn(writer.png, &out, append, nullptr);
    png_set_IHDR(writer.png, writer.info, static_cast<png_uint_32>(width), static_cast<png_uint_32>(height),
                 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    png_set_compression_level(writer.png, 1);
    png_set_filter(writer.png, 0, PNG_FILTER_NONE);
    png_write_info(writer.png, writer.info);
    png_set_bgr(writer.png);
    png_set_filler(writer.png, 0, PNG_FILLER_AFTER);
    for (int row = 0; row < height; ++row)
        png_write_row(writer.png, pixels + static_cast<std::ptrdiff_t>(row) * stride);
    png_write_end(writer.png, writer.info);
    return out;
}

} // namespace wheelwright::wheels
