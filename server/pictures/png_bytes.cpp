#include "pictures/png_bytes.hpp"
#include "pictures/freed_with.hpp"
#include <mutex>
#include <stdexcept>
#include <vips/vips.h>

namespace wheelwright::pictures {
namespace {

[[noreturn]] void failed(std::string const& what) {
    throw std::runtime_error(what + ": " + vips_error_buffer());
}

void startVips() {
    static std::once_flag started;
    std::call_once(started, [] {
        if (vips_init("wheelwright") != 0) failed("libvips does not start");
        vips_concurrency_set(1);
        vips_cache_set_max(0);
    });
}

} // namespace

std::string pngBytes(std::vector<std::uint32_t> const& pixels, int width) {
    startVips();
    std::vector<std::uint8_t> channels;
    channels.reserve(3 * pixels.size());
    for (auto const pixel : pixels)
        for (unsigned const shift : {16U, 8U, 0U})
            channels.push_back(static_cast<std::uint8_t>(pixel >> shift));
    FreedWith<VipsImage, g_object_unref> const image{
        vips_image_new_from_memory(channels.data(), channels.size(), width,
                                   static_cast<int>(pixels.size()) / width, 3, VIPS_FORMAT_UCHAR)};
    if (!image) failed("a picture can't be read");
    void* bytes = nullptr;
    std::size_t size = 0;
    // More effort takes twice as long and saves nothing; more dithering makes the file larger.
    if (vips_pngsave_buffer(image.get(), &bytes, &size, "palette", TRUE, "effort", 1, "dither", 0.4,
                            "compression", 6, "strip", TRUE, nullptr) != 0)
        failed("a picture can't be written");
    FreedWith<void, g_free> const owned{bytes};
    return {static_cast<char const*>(bytes), size};
}

} // namespace wheelwright::pictures
