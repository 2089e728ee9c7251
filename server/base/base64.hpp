#pragma once
#include "base/encoding.hpp"
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright {

// Base64 with the usual alphabet and padding, as headers and signed notes have it.
inline std::string base64(std::string_view bytes) {
    auto text = base64url(bytes);
    std::ranges::replace(text, '-', '+');
    std::ranges::replace(text, '_', '/');
    return text.append((4 - text.size() % 4) % 4, '=');
}

inline std::optional<std::string> fromBase64(std::string_view text) {
    std::string url{text.substr(0, text.find('='))};
    std::ranges::replace(url, '+', '-');
    std::ranges::replace(url, '/', '_');
    auto bytes = fromBase64url(url);
    return bytes && base64(*bytes) == text ? bytes : std::nullopt;
}

} // namespace wheelwright
