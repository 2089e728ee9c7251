#pragma once
#include <string_view>

namespace wheelwright {

// The text without leading and trailing spaces and tabs.
constexpr std::string_view trimmed(std::string_view text) {
    auto const from = text.find_first_not_of(" \t");
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

} // namespace wheelwright
