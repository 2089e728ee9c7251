#include "pictures/picture_bytes.hpp"
#include "pictures/few_colors.hpp"
#include <cgif.h>
#include <png.h>
#include <stdexcept>
#include <webp/encode.h>
#include <webp/mux.h>

namespace wheelwright::pictures {
namespace {

constexpr float kDithering = 0.4F; // more of it makes the file larger
constexpr int kEffort = 1;         // more of it takes twice as long and saves a tenth

void check(bool isWell) {
    if (!isWell) throw std::runtime_error("a film can't be written");
}

std::string webpBytes(FilmFrames const& film, int quality) {
    WebPAnimEncoderOptions rules;
    WebPConfig config;
    check(WebPAnimEncoderOptionsInit(&rules) != 0 && WebPConfigInit(&config) != 0);
    rules.anim_params.loop_count = 1;
    config.quality = static_cast<float>(quality);
    config.method = kEffort;
    FreedWith<WebPAnimEncoder, WebPAnimEncoderDelete> const encoder{
        WebPAnimEncoderNew(film.size, film.size, &rules)};
    int at = 0;
    for (std::size_t frame = 0; frame < film.delays.size(); ++frame) {
        WebPPicture picture;
        check(WebPPictureInit(&picture) != 0);
        FreedWith<WebPPicture, WebPPictureFree> const owned{&picture};
        picture.use_argb = 1;
        picture.width = picture.height = film.size;
        check(WebPPictureAlloc(&picture) != 0);
        auto* out = picture.argb; // a row of it is no longer than the picture is wide
        for (auto const pixel : film.pixels(frame))
            *out++ = 0xff000000U | pixel;
        check(WebPAnimEncoderAdd(encoder.get(), &picture, at, &config) != 0);
        at += film.delays[frame];
    }
    check(WebPAnimEncoderAdd(encoder.get(), nullptr, at, nullptr) != 0);
    WebPData bytes;
    WebPDataInit(&bytes);
    FreedWith<WebPData, WebPDataClear> const owned{&bytes};
    check(WebPAnimEncoderAssemble(encoder.get(), &bytes) != 0);
    return {reinterpret_cast<char const*>(bytes.bytes), bytes.size};
}

int append(void* bytes, std::uint8_t const* data, std::size_t size) {
    static_cast<std::string*>(bytes)->append(reinterpret_cast<char const*>(data), size);
    return 0;
}

// Of one palette for the first and the last frame, without dithering: noise is dear in a GIF.
std::string gifBytes(FilmFrames const& film, int bitsOfColor) {
    FewColors few{1 << bitsOfColor, 0, film.size};
    auto const frames = film.delays.size();
    few.see(film.pixels(0));
    few.see(film.pixels(frames - 1));
    auto indexes = few.indexesOf(film.pixels(0));
    auto colors = few.colors();
    std::string bytes;
    CGIF_Config config{};
    config.pGlobalPalette = colors.data();
    config.numGlobalPaletteEntries = static_cast<std::uint16_t>(colors.size() / 3);
    config.attrFlags = CGIF_ATTR_IS_ANIMATED | CGIF_ATTR_NO_LOOP;
    config.width = config.height = static_cast<std::uint16_t>(film.size);
    config.pWriteFn = append;
    config.pContext = &bytes;
    FreedWith<CGIF, cgif_close> gif{cgif_newgif(&config)};
    check(gif != nullptr);
    for (std::size_t frame = 0; frame < frames; ++frame) {
        if (frame > 0) indexes = few.indexesOf(film.pixels(frame));
        CGIF_FrameConfig next{};
        next.pImageData = indexes.data();
        next.genFlags = CGIF_FRAME_GEN_USE_DIFF_WINDOW | CGIF_FRAME_GEN_USE_TRANSPARENCY;
        next.delay = static_cast<std::uint16_t>(film.delays[frame] / 10);
        check(cgif_addframe(gif.get(), &next) == CGIF_OK);
    }
    check(cgif_close(gif.release()) == CGIF_OK);
    return bytes;
}

} // namespace

std::string pngBytes(std::vector<std::uint32_t> const& pixels, int width) {
    FewColors few{256, kDithering, width};
    few.see(pixels);
    auto const indexes = few.indexesOf(pixels);
    auto const colors = few.colors();
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(width);
    image.height = static_cast<png_uint_32>(pixels.size()) / image.width;
    image.format = PNG_FORMAT_RGB_COLORMAP;
    image.colormap_entries = static_cast<png_uint_32>(colors.size() / 3);
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    std::string bytes(size, '\0');
    if (png_image_write_to_memory(&image, bytes.data(), &size, 0, indexes.data(), width, colors.data()) == 0)
        throw std::runtime_error(std::string{"a picture can't be written: "} + image.message);
    bytes.resize(size);
    return bytes;
}

std::string filmBytes(FilmFrames const& frames, FilmKind kind, int quality) {
    return kind == FilmKind::Webp ? webpBytes(frames, quality) : gifBytes(frames, quality);
}

} // namespace wheelwright::pictures
