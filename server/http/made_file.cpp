#include "http/made_file.hpp"
#include "base/loop_thread.hpp"
#include <brotli/encode.h>
#include <stdexcept>
#include <zlib.h>

namespace wheelwright::http {
namespace {

constexpr int kGzipLevel = 6;
constexpr int kGzipWindow = 15 + 16; // zlib's way to ask for gzip's header

} // namespace

std::string gzipped(std::string_view bytes) {
    z_stream stream{};
    if (deflateInit2(&stream, kGzipLevel, Z_DEFLATED, kGzipWindow, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("gzip couldn't be started");
    std::string out(deflateBound(&stream, bytes.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    auto const outcome = deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    if (outcome != Z_STREAM_END) throw std::runtime_error("gzip failed");
    return out;
}

std::string brotlied(std::string_view bytes, BrotliLevel level) {
    std::string out(BrotliEncoderMaxCompressedSize(bytes.size()), '\0');
    auto size = out.size();
    auto const* const in = reinterpret_cast<std::uint8_t const*>(bytes.data());
    if (BrotliEncoderCompress(static_cast<int>(level), BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, bytes.size(),
                              in, &size, reinterpret_cast<std::uint8_t*>(out.data())) != BROTLI_TRUE)
        throw std::runtime_error("Brotli failed");
    out.resize(size);
    return out;
}

MadeFile compressedFile(std::string type, std::string bytes, BrotliLevel level) {
    refuseOnLoop("Compression");
    auto gzip = gzipped(bytes);
    auto brotli = brotlied(bytes, level);
    auto file = std::make_shared<StaticFile>(std::move(type), "no-cache", std::move(bytes));
    file->addVariant(Encoding::Gzip, std::move(gzip));
    file->addVariant(Encoding::Brotli, std::move(brotli));
    return file;
}

MadeFile plainFile(std::string type, std::string bytes, std::chrono::seconds kept) {
    auto caching = kept.count() > 0 ? "public, max-age=" + std::to_string(kept.count()) : "no-cache";
    return std::make_shared<StaticFile>(std::move(type), std::move(caching), std::move(bytes));
}

Response answerWith(MadeFile const& file, Request const& request) {
    auto response = file->answer(request);
    response.keepsShared = file;
    response.keptBytes = file->bytes();
    return response;
}

} // namespace wheelwright::http
