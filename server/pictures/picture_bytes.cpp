#include "pictures/picture_bytes.hpp"
#include "pictures/freed_with.hpp"
#include <exception>
#include <mutex>
#include <stdexcept>
#include <vips/vips.h>

namespace wheelwright::pictures {
namespace {

using Bytes = FreedWith<void, g_free>;
using Image = FreedWith<VipsImage, g_object_unref>;

constexpr int kChannels = 3;

[[noreturn]] void failed(std::string const& what) {
    std::string const reason = vips_error_buffer();
    vips_error_clear();
    throw std::runtime_error(what + ": " + reason);
}

void startVips() {
    static std::once_flag started;
    std::call_once(started, [] {
        if (vips_init("wheelwright") != 0) failed("libvips does not start");
        vips_concurrency_set(1);
        vips_cache_set_max(0);
    });
}

std::uint8_t* putChannels(std::uint8_t* out, std::uint32_t pixel) {
    for (unsigned const shift : {16U, 8U, 0U})
        *out++ = static_cast<std::uint8_t>(pixel >> shift);
    return out;
}

// All frames below one another, each drawn when libvips comes to its rows.
struct Strip {
    FilmFrames const& frames;
    std::mutex guard = {};
    std::size_t drawn = SIZE_MAX;
    std::vector<std::uint32_t> const* pixels = nullptr;
    std::exception_ptr failure = {};

    std::uint32_t const* row(int y) {
        auto const frame = static_cast<std::size_t>(y / frames.size);
        if (frame != drawn) pixels = &frames.pixels(frame);
        drawn = frame;
        return pixels->data() + static_cast<std::ptrdiff_t>(y % frames.size) * frames.size;
    }
};

int drawRows(VipsRegion* region, void*, void* given, void*, gboolean*) {
    auto& strip = *static_cast<Strip*>(given);
    std::lock_guard const lock{strip.guard};
    try {
        auto const area = region->valid;
        for (int y = area.top; y < area.top + area.height; ++y) {
            auto const* const row = strip.row(y);
            auto* out = VIPS_REGION_ADDR(region, area.left, y);
            for (int x = area.left; x < area.left + area.width; ++x)
                out = putChannels(out, row[x]);
        }
        return 0;
    } catch (...) { // never through the library's own code
        strip.failure = std::current_exception();
        return -1;
    }
}

Image stripImage(Strip& strip) {
    auto const& [size, delays, pixels] = strip.frames;
    Image image{vips_image_new()};
    vips_image_init_fields(image.get(), size, size * static_cast<int>(delays.size()), kChannels,
                           VIPS_FORMAT_UCHAR, VIPS_CODING_NONE, VIPS_INTERPRETATION_sRGB, 1, 1);
    if (vips_image_pipelinev(image.get(), VIPS_DEMAND_STYLE_THINSTRIP, nullptr) != 0 ||
        vips_image_generate(image.get(), nullptr, drawRows, nullptr, &strip, nullptr) != 0)
        failed("a film can't be begun");
    vips_image_set_int(image.get(), VIPS_META_PAGE_HEIGHT, size);
    vips_image_set_array_int(image.get(), "delay", delays.data(), static_cast<int>(delays.size()));
    vips_image_set_int(image.get(), "loop", 1);
    return image;
}

} // namespace

std::string pngBytes(std::vector<std::uint32_t> const& pixels, int width) {
    startVips();
    std::vector<std::uint8_t> channels(kChannels * pixels.size());
    auto* out = channels.data();
    for (auto const pixel : pixels)
        out = putChannels(out, pixel);
    Image const image{vips_image_new_from_memory(channels.data(), channels.size(), width,
                                                 static_cast<int>(pixels.size()) / width, kChannels,
                                                 VIPS_FORMAT_UCHAR)};
    if (!image) failed("a picture can't be read");
    void* bytes = nullptr;
    std::size_t size = 0;
    // More effort takes twice as long and saves nothing; more dithering makes the file larger.
    if (vips_pngsave_buffer(image.get(), &bytes, &size, "palette", TRUE, "effort", 1, "dither", 0.4,
                            "compression", 6, "strip", TRUE, nullptr) != 0)
        failed("a picture can't be written");
    Bytes const owned{bytes};
    return {static_cast<char const*>(bytes), size};
}

std::string filmBytes(FilmFrames const& frames, FilmKind kind, int quality) {
    startVips();
    Strip strip{frames};
    auto const image = stripImage(strip);
    void* bytes = nullptr;
    std::size_t size = 0;
    // Dithering is noise to the compression of a GIF.
    auto const problem =
        kind == FilmKind::Webp
            ? vips_webpsave_buffer(image.get(), &bytes, &size, "Q", quality, "effort", 1, nullptr)
            : vips_gifsave_buffer(image.get(), &bytes, &size, "dither", 0.0, "effort", 1, "bitdepth", quality,
                                  nullptr);
    Bytes const owned{bytes};
    if (strip.failure) std::rethrow_exception(strip.failure);
    if (problem != 0) failed("a film can't be written");
    return {static_cast<char const*>(bytes), size};
}

} // namespace wheelwright::pictures
