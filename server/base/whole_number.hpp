#pragma once
#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace wheelwright {

// Parses digits with an optional minus; nullopt for anything else.
inline std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t number = 0;
    auto const* const end = text.data() + text.size();
    auto const [read, problem] = std::from_chars(text.data(), end, number);
    if (problem != std::errc{} || read != end) return std::nullopt;
    return number;
}

} // namespace wheelwright
