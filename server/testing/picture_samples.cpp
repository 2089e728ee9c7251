#include "testing/media_samples.hpp"
#include <algorithm>
#include <mutex>
#include <stdexcept>
#include <vips/vips8>
#include <zlib.h>

namespace wheelwright::testing {
namespace {

using vips::VImage;
using namespace std::string_literals;

void startVips() {
    static std::once_flag once;
    std::call_once(once, [] {
        if (vips_init("tests") != 0) throw std::runtime_error("libvips does not start");
        vips_concurrency_set(1);
    });
}

std::string taken(VipsBlob* blob) {
    std::size_t size = 0;
    auto const* const data = static_cast<char const*>(vips_blob_get(blob, &size));
    std::string bytes{data, size};
    vips_area_unref(VIPS_AREA(blob));
    return bytes;
}

VImage drawn(PictureOptions const& options) {
    startVips();
    // Repeat a tile: computing each of 40 million pixels takes seconds.
    constexpr int tile = 1024;
    auto const ramp = VImage::xyz(std::min(options.width, tile), std::min(options.height, tile));
    auto const colors = (ramp * 3).bandjoin((ramp[0] + ramp[1]) * 2).cast(VIPS_FORMAT_UCHAR).copy_memory();
    auto picture = colors.replicate(options.width / tile + 1, options.height / tile + 1)
                       .crop(0, 0, options.width, options.height)
                       .copy(VImage::option()->set("interpretation", VIPS_INTERPRETATION_sRGB))
                       .copy_memory();
    if (options.withPlace) {
        picture.set("exif-ifd3-GPSLatitude", "52/1 31/1 12/1");
        picture.set("exif-ifd0-Artist", "Somebody Secret");
    }
    return picture;
}

std::string bigEndian(unsigned number) {
    return {static_cast<char>(number >> 24), static_cast<char>(number >> 16), static_cast<char>(number >> 8),
            static_cast<char>(number)};
}

std::string littleEndian(unsigned number, int bytes) {
    std::string text;
    for (int i = 0; i < bytes; ++i)
        text += static_cast<char>(number >> (8 * i));
    return text;
}

std::string riffChunk(std::string const& name, std::string const& data) {
    return name + littleEndian(static_cast<unsigned>(data.size()), 4) + data +
           (data.size() % 2 == 1 ? "\0"s : "");
}

} // namespace

std::string jpegPicture(PictureOptions const& options) {
    return taken(drawn(options).jpegsave_buffer());
}
std::string pngPicture(PictureOptions const& options) {
    auto const png = taken(drawn(options).pngsave_buffer());
    return options.withPlace ? withPngChunk(png, pngChunk("tEXt", "Author\0Somebody Secret, exif"s)) : png;
}
std::string webpPicture(PictureOptions const& options) {
    return taken(drawn(options).webpsave_buffer(VImage::option()->set("effort", 0)));
}
std::string avifPicture(PictureOptions const& options) {
    return taken(drawn(options).heifsave_buffer(
        VImage::option()->set("compression", VIPS_FOREIGN_HEIF_COMPRESSION_AV1)->set("effort", 0)));
}

std::string pngChunk(std::string const& name, std::string const& data) {
    auto const body = name + data;
    auto const check = crc32(0, reinterpret_cast<Bytef const*>(body.data()), static_cast<uInt>(body.size()));
    return bigEndian(static_cast<unsigned>(data.size())) + body + bigEndian(static_cast<unsigned>(check));
}

std::string pngThatClaims(unsigned width, unsigned height) {
    return "\x89PNG\r\n\x1a\n" +
           pngChunk("IHDR", bigEndian(width) + bigEndian(height) + "\x08\x02\x00\x00\x00"s) +
           pngChunk("IDAT", "\x78\x9c\x03\x00\x00\x00\x00\x01"s) + pngChunk("IEND", "");
}

std::string withPngChunk(std::string const& png, std::string const& chunk) {
    constexpr std::size_t kHead = 8 + 25;
    return png.substr(0, kHead) + chunk + png.substr(kHead);
}

std::string animatedWebp(int frames) {
    auto const still = webpPicture({16, 16});
    auto const image = still.substr(12); // its VP8 chunk
    auto body = riffChunk("VP8X", "\x02\0\0\0"s + littleEndian(15, 3) + littleEndian(15, 3)) +
                riffChunk("ANIM", "\0\0\0\0\0\0"s);
    for (int i = 0; i < frames; ++i)
        body += riffChunk("ANMF", littleEndian(0, 3) + littleEndian(0, 3) + littleEndian(15, 3) +
                                      littleEndian(15, 3) + littleEndian(40, 3) + "\0"s + image);
    return "RIFF" + littleEndian(static_cast<unsigned>(body.size() + 4), 4) + "WEBP" + body;
}

PictureFacts factsOf(std::string const& picture) {
    startVips();
    auto const image = VImage::new_from_buffer(picture.data(), picture.size(), "");
    PictureFacts facts{image.width(), image.height(), {}};
    auto** const fields = vips_image_get_fields(image.get_image());
    for (auto** field = fields; *field != nullptr; ++field)
        facts.fields += *field + " "s;
    g_strfreev(fields);
    return facts;
}

unsigned FilmFacts::at(int frame, double x, double y) const {
    auto const row = frame * size + static_cast<int>(y * size);
    auto const place = 3 * (static_cast<std::size_t>(row * size) + static_cast<std::size_t>(x * size));
    unsigned color = 0;
    for (auto const channel : pixels.substr(place, 3))
        color = color << 8U | static_cast<unsigned char>(channel);
    return color;
}

std::string FilmFacts::frame(int number) const {
    auto const bytes = 3 * static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
    return pixels.substr(static_cast<std::size_t>(number) * bytes, bytes);
}

FilmFacts filmFactsOf(std::string const& film) {
    startVips();
    auto image = VImage::new_from_buffer(film.data(), film.size(), "", VImage::option()->set("n", -1));
    FilmFacts facts{image.get_int("n-pages"), image.width(), image.get_array_int("delay"),
                    image.get_int("loop")};
    if (image.bands() > 3) image = image.flatten();
    std::size_t size = 0;
    auto* const pixels = static_cast<char*>(image.cast(VIPS_FORMAT_UCHAR).write_to_memory(&size));
    facts.pixels.assign(pixels, size);
    g_free(pixels);
    return facts;
}

} // namespace wheelwright::testing
