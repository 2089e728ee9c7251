#pragma once
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace wheelwright {

// Valid UTF-8, with neither overlong forms nor surrogates.
bool isUtf8(std::string_view text) noexcept;

// Of text in several lines, and between the parts of JSON.
inline constexpr std::string_view kBlanks = " \t\r\n";

// The text without leading and trailing blanks.
constexpr std::string_view trimmed(std::string_view text, std::string_view blanks = " \t") {
    auto const from = text.find_first_not_of(blanks);
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

// Cuts off and returns what comes before the separator, or all where there is none.
constexpr std::string_view takePart(std::string_view& rest, char separator) {
    auto const end = std::min(rest.find(separator), rest.size());
    auto const part = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
}

// Whether this byte of UTF-8 begins a character.
constexpr bool beginsCharacter(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

// The number of Unicode code points in valid UTF-8: close to the number of characters that a person would
// count.
constexpr std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, beginsCharacter));
}

// The longest beginning of at most `most` bytes that doesn't end inside a character.
constexpr std::string_view shortened(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text;
    while (most > 0 && !beginsCharacter(text[most]))
        --most;
    return text.substr(0, most);
}

// Only A to Z change: for ids, host names and the like.
inline std::string lowerCase(std::string_view text) {
    std::string lower{text};
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

// Parses digits with an optional minus; nullopt for anything else.
inline std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t number = 0;
    auto const* const end = text.data() + text.size();
    auto const [read, problem] = std::from_chars(text.data(), end, number);
    if (problem != std::errc{} || read != end) return std::nullopt;
    return number;
}

struct TextHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};

// A map with text keys that can be searched with a string_view, without copying it.
template <class Value> using TextMap = std::unordered_map<std::string, Value, TextHash, std::equal_to<>>;

} // namespace wheelwright
