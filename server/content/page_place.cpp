#include "content/page_place.hpp"

namespace wheelwright::content {

PagePlace placeOf(std::string_view path) {
    auto const lastSlash = path.rfind('/');
    auto const last = lastSlash == std::string_view::npos ? path : path.substr(lastSlash + 1);
    bool const looksLikeAFile = last.find('.') != std::string_view::npos;
    bool const isReserved =
        std::ranges::any_of(std::array{"/assets/", "/media/", "/public/", "/pages/", "/metrics"},
                            [&](auto const* prefix) { return path.starts_with(prefix); });
    if (looksLikeAFile || isReserved) return {false, kDefaultLanguage, false};

    auto first = path;
    while (first.starts_with('/'))
        first.remove_prefix(1);
    auto const end = first.find('/');
    auto const rest = end == std::string_view::npos ? std::string_view{} : first.substr(end + 1);
    first = first.substr(0, end);
    if (auto const* language = findLanguage(first)) return {true, *language, rest.empty()};
    return {true, kDefaultLanguage, path == "/"};
}

} // namespace wheelwright::content
