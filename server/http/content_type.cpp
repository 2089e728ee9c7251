#include "http/content_type.hpp"
#include <utility>

namespace wheelwright::http {

std::string_view contentTypeOf(std::string_view fileName) {
    static constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".webp", "image/webp"},
        {".jpg", "image/jpeg"},
        {".ico", "image/x-icon"},
        {".woff2", "font/woff2"},
        {".mp3", "audio/mpeg"},
        {".txt", "text/plain; charset=utf-8"},
        {".xml", "application/xml"},
    };
    for (auto const& [ending, type] : kTypes)
        if (fileName.ends_with(ending)) return type;
    return "application/octet-stream";
}

} // namespace wheelwright::http
