#include "media_worker/check_picture.hpp"
#include "media/worker_protocol.hpp"
#include "media_worker/picture_head.hpp"
#include "media_worker/refused.hpp"
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <vips/vips8>

namespace wheelwright::media_worker {
namespace {

using vips::VImage;
using vips::VOption;

constexpr int kLongestSide = 12'000;
constexpr std::size_t kMostFrames = 100;
constexpr std::size_t kMostScans = 64;
constexpr std::size_t kMostMetadata = 1024 * 1024;
constexpr int kThumbnailSide = 512;

struct BlobFree {
    void operator()(VipsBlob* blob) const { vips_area_unref(VIPS_AREA(blob)); }
};
using Blob = std::unique_ptr<VipsBlob, BlobFree>;

std::string bytesOf(VipsBlob* saved) {
    Blob const blob{saved};
    std::size_t size = 0;
    auto const* const data = static_cast<char const*>(vips_blob_get(saved, &size));
    return {data, size};
}

// Names the loader for each type, so that libvips doesn't guess one from the content. Reads row by row or in
// memory: by default libvips unpacks a large picture into a temporary file, which this process can't create.
VImage load(PictureType type, VipsBlob* bytes) {
    auto* const options = VImage::option()
                              ->set("fail_on", VIPS_FAIL_ON_ERROR)
                              ->set("access", VIPS_ACCESS_SEQUENTIAL)
                              ->set("memory", true);
    switch (type) {
        case PictureType::Jpeg: return VImage::jpegload_buffer(bytes, options);
        case PictureType::Png: return VImage::pngload_buffer(bytes, options);
        case PictureType::Webp: return VImage::webpload_buffer(bytes, options);
        case PictureType::Avif: return VImage::heifload_buffer(bytes, options);
    }
    std::abort(); // a new type fails the build above
}

// Nothing is decoded yet: this is what the file says of itself.
std::int64_t checkedPixels(VImage const& picture) {
    auto const pixels = std::int64_t{picture.width()} * picture.height();
    if (picture.width() > kLongestSide || picture.height() > kLongestSide || pixels > media::kMostPixels)
        throw Refused{"picture_too_large"};
    return pixels;
}

void checkHead(PictureHead const& head) {
    if (head.frames > kMostFrames || head.scans > kMostScans) throw Refused{"too_many_frames"};
    if (head.metadata > kMostMetadata) throw Refused{"too_much_metadata"};
}

void checkIsAvif(VImage const& picture) {
    bool const isAv1 = picture.get_typeof("heif-compression") != 0 &&
                       std::string_view{picture.get_string("heif-compression")} == "av1";
    if (!isAv1) throw wrongType();
}

VImage withScreenColors(VImage picture) {
    if (picture.get_typeof(VIPS_META_ICC_NAME) != 0) {
        try {
            picture = picture.icc_transform("srgb", VImage::option()->set("embedded", true)->set("depth", 8));
        } catch (vips::VError const&) { // the picture is still usable without its colour profile
            vips_error_clear();
        }
    }
    bool const isPlain = picture.interpretation() == VIPS_INTERPRETATION_sRGB ||
                         picture.interpretation() == VIPS_INTERPRETATION_B_W;
    if (!isPlain || picture.format() != VIPS_FORMAT_UCHAR)
        picture = picture.colourspace(VIPS_INTERPRETATION_sRGB).cast(VIPS_FORMAT_UCHAR);
    return picture;
}

// The `strip` option of libvips leaves EXIF and colour profiles in WebP files.
VImage withoutMetadata(VImage const& picture) {
    auto bare = picture.copy();
    auto** const fields = vips_image_get_fields(bare.get_image());
    for (auto** field = fields; *field != nullptr; ++field)
        bare.remove(*field);
    g_strfreev(fields);
    return bare;
}

VOption* stripped() {
    return VImage::option()->set("strip", true);
}

struct Saved {
    std::string bytes;
    char const* type;
};

Saved save(VImage const& picture, PictureHead const& head) {
    switch (head.type) {
        case PictureType::Jpeg:
            return {bytesOf(picture.jpegsave_buffer(stripped()->set("Q", 90)->set("optimize_coding", true))),
                    "image/jpeg"};
        case PictureType::Png:
            return {bytesOf(picture.pngsave_buffer(
                        stripped()->set("compression", 6)->set("filter", VIPS_FOREIGN_PNG_FILTER_ALL))),
                    "image/png"};
        case PictureType::Webp:
        case PictureType::Avif:
            return {plainWebp(bytesOf(picture.webpsave_buffer(
                        stripped()->set("Q", 85)->set("lossless", head.isLossless)->set("effort", 3)))),
                    "image/webp"};
    }
    std::abort(); // a new type fails the build above
}

VOption* thumbnailSize() {
    return VImage::option()
        ->set("height", kThumbnailSide)
        ->set("size", VIPS_SIZE_DOWN)
        ->set("no_rotate", true);
}

// libvips can decode a JPEG at a fraction of its size, which is faster. It decodes the bytes that we saved,
// not the uploaded ones.
VImage smallOf(VImage const& picture, std::string const& stored, PictureType type) {
    if (type != PictureType::Jpeg) return picture.thumbnail_image(kThumbnailSide, thumbnailSize());
    Blob const blob{vips_blob_new(nullptr, stored.data(), stored.size())};
    return VImage::thumbnail_buffer(blob.get(), kThumbnailSide, thumbnailSize()).copy_memory();
}

std::string thumbnailOf(VImage const& picture, std::string const& stored, PictureType type) {
    auto const small = smallOf(picture, stored, type);
    return plainWebp(bytesOf(small.webpsave_buffer(stripped()->set("Q", 80)->set("effort", 3))));
}

} // namespace

void startPictures(char const* program) {
    // libvips finds the module for AVIF by the place that Debian compiled in, or beside the libraries of the
    // archive.
    std::error_code none;
    auto const folder = std::filesystem::read_symlink("/proc/self/exe", none).parent_path().parent_path();
    auto const modules =
        "vips-modules-" + std::to_string(VIPS_MAJOR_VERSION) + "." + std::to_string(VIPS_MINOR_VERSION);
    if (std::filesystem::is_directory(folder / "lib" / modules, none)) setenv("VIPSHOME", folder.c_str(), 1);
    if (vips_init(program) != 0) throw std::runtime_error("libvips does not start");
    vips_concurrency_set(1);
    vips_cache_set_max(0);
    vips_block_untrusted_set(TRUE);
    vips_operation_block_set("VipsForeignLoadHeif", FALSE);
    g_log_set_handler(
        "VIPS", G_LOG_LEVEL_WARNING, [](char const*, GLogLevelFlags, char const*, void*) {}, nullptr);
}

CheckedPicture checkPicture(std::string_view bytes, std::int64_t& pixels) try {
    auto const head = readPictureHead(bytes);
    checkHead(head);
    auto const plain = head.type == PictureType::Png ? plainPng(bytes) : std::string{};
    auto const source = head.type == PictureType::Png ? std::string_view{plain} : bytes;
    Blob const blob{vips_blob_new(nullptr, source.data(), source.size())};
    auto picture = load(head.type, blob.get());
    if (head.type == PictureType::Avif) checkIsAvif(picture);
    pixels = checkedPixels(picture);
    picture = withoutMetadata(withScreenColors(picture.copy_memory().autorot()).copy_memory());
    auto [stored, type] = save(picture, head);
    auto thumbnail = thumbnailOf(picture, stored, head.type);
    return {std::move(stored), std::move(thumbnail),
            boost::json::object{{"type", type}, {"width", picture.width()}, {"height", picture.height()}}};
} catch (vips::VError const&) {
    throw unreadable();
}

} // namespace wheelwright::media_worker
