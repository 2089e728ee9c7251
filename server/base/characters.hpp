#pragma once
#include <algorithm>
#include <cstddef>
#include <string_view>

namespace wheelwright {

// The number of Unicode code points in valid UTF-8: close to the number of characters that a person would
// count.
constexpr std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

} // namespace wheelwright
