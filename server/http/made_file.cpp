#include "http/made_file.hpp"
#include "http/compressed.hpp"

namespace wheelwright::http {

MadeFile compressedFile(std::string type, std::string bytes) {
    auto gzip = gzipped(bytes);
    auto brotli = brotlied(bytes);
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
    return response;
}

} // namespace wheelwright::http
