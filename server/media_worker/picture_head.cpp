#include "media_worker/picture_head.hpp"
#include "media_worker/refused.hpp"
#include <algorithm>
#include <array>
#include <cstdint>

namespace wheelwright::media_worker {
namespace {

using namespace std::string_view_literals;

constexpr auto kPngMark = "\x89PNG\r\n\x1a\n"sv;
constexpr std::size_t kLargestProfile = 64 * 1024;

std::uint32_t bigEndian(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < count; ++i)
        number = number << 8 | static_cast<unsigned char>(bytes[at + i]);
    return number;
}

std::uint32_t littleEndian(std::string_view bytes, std::size_t at) {
    std::uint32_t number = 0;
    for (std::size_t i = 4; i-- > 0;)
        number = number << 8 | static_cast<unsigned char>(bytes[at + i]);
    return number;
}

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
    return std::ranges::find(names, name) != names.end();
}

// Calls `use` with the name and the bytes of each complete chunk.
template <class Use> void eachPngChunk(std::string_view bytes, Use use) {
    auto at = kPngMark.size();
    while (at + 12 <= bytes.size()) {
        auto const length = bigEndian(bytes, at, 4);
        if (length > bytes.size() - at - 12) return;
        auto const name = bytes.substr(at + 4, 4);
        use(name, bytes.substr(at, length + 12));
        if (name == "IEND") return;
        at += length + 12;
    }
}

bool isPicturePart(std::string_view name, std::size_t size) {
    return isOneOf(name, {"IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "cHRM", "sRGB"}) ||
           (name == "iCCP" && size <= kLargestProfile);
}

PictureHead pngHead(std::string_view bytes) {
    PictureHead head{PictureType::Png};
    std::size_t announced = 1;
    std::size_t found = 0;
    eachPngChunk(bytes, [&](std::string_view name, std::string_view chunk) {
        if (name == "acTL" && chunk.size() >= 16) announced = bigEndian(chunk, 8, 4);
        if (name == "fcTL") ++found;
        bool const isFrame = isOneOf(name, {"acTL", "fcTL", "fdAT"});
        if (!isFrame && !isPicturePart(name, chunk.size())) head.metadata += chunk.size();
    });
    head.frames = std::max(announced, found);
    return head;
}

PictureHead jpegHead(std::string_view bytes) {
    PictureHead head{PictureType::Jpeg};
    head.scans = 0;
    std::size_t at = 2;
    while (at + 4 <= bytes.size()) {
        if (bytes[at] != '\xff') { // compressed image data; the next marker follows it
            at = std::min(bytes.find('\xff', at), bytes.size());
            continue;
        }
        auto const marker = static_cast<unsigned char>(bytes[at + 1]);
        bool const standsAlone = marker == 0 || marker == 0xff || (marker >= 0xd0 && marker <= 0xd8);
        if (marker == 0xd9) break;
        if (standsAlone) {
            at += marker == 0xff ? 1 : 2;
            continue;
        }
        auto const length = bigEndian(bytes, at + 2, 2);
        if (marker == 0xda) ++head.scans;
        if (marker >= 0xe1) head.metadata += length;
        at += 2 + length;
    }
    return head;
}

// Calls `use` with the name and the bytes of each chunk. The last chunk may be cut off.
template <class Use> void eachWebpChunk(std::string_view bytes, Use use) {
    bytes = bytes.substr(0, littleEndian(bytes, 4) + 8UL); // ignore data after the declared end
    for (std::size_t at = 12; at + 8 <= bytes.size();) {
        std::size_t const length = littleEndian(bytes, at + 4);
        auto const chunk = bytes.substr(at, 8 + length + length % 2);
        use(bytes.substr(at, 4), chunk);
        at += chunk.size();
    }
}

bool isWebpPicture(std::string_view name) {
    return isOneOf(name, {"VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF"});
}

PictureHead webpHead(std::string_view bytes) {
    PictureHead head{PictureType::Webp};
    std::size_t frames = 0;
    eachWebpChunk(bytes, [&](std::string_view name, std::string_view chunk) {
        if (name == "ANMF") ++frames;
        if (name == "VP8L") head.isLossless = true;
        if (!isWebpPicture(name)) head.metadata += chunk.size();
    });
    head.frames = std::max<std::size_t>(1, frames);
    return head;
}

bool isAvif(std::string_view bytes) {
    if (bytes.size() < 16 || bytes.substr(4, 4) != "ftyp") return false;
    auto const end = std::min<std::size_t>({bigEndian(bytes, 0, 4), bytes.size(), 256});
    for (std::size_t at = 8; at + 4 <= end; at += 4)
        if (isOneOf(bytes.substr(at, 4), {"avif", "avis"})) return true;
    return false;
}

} // namespace

PictureHead readPictureHead(std::string_view bytes) {
    if (bytes.starts_with(kPngMark)) return pngHead(bytes);
    if (bytes.starts_with("\xff\xd8\xff")) return jpegHead(bytes);
    if (bytes.size() > 20 && bytes.starts_with("RIFF") && bytes.substr(8, 4) == "WEBP")
        return webpHead(bytes);
    if (isAvif(bytes)) return {PictureType::Avif};
    throw wrongType();
}

std::string plainPng(std::string_view bytes) {
    std::string plain{kPngMark};
    plain.reserve(bytes.size());
    eachPngChunk(bytes, [&](std::string_view name, std::string_view chunk) {
        if (isPicturePart(name, chunk.size())) plain += chunk;
    });
    return plain;
}

std::string plainWebp(std::string_view bytes) {
    constexpr char kAnnounced = 0x20 | 0x08 | 0x04; // profile, EXIF, XMP
    std::string chunks = "WEBP";
    eachWebpChunk(bytes, [&](std::string_view name, std::string_view chunk) {
        if (!isWebpPicture(name)) return;
        chunks += chunk;
        if (name == "VP8X") chunks[chunks.size() - chunk.size() + 8] &= static_cast<char>(~kAnnounced);
    });
    std::string plain = "RIFF";
    for (unsigned byte = 0; byte < 4; ++byte)
        plain += static_cast<char>(chunks.size() >> (8 * byte));
    return plain + chunks;
}

} // namespace wheelwright::media_worker
