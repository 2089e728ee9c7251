#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace wheelwright::storage {

// One SQL text for both engines, with parameters $1…$n. The name stands in every
// error message, so that a log line leads to its query. Columns are named, never `*`: a newer
// program beside this one may add some.
struct Query {
    std::string_view name;
    std::string_view sql;
};

// A piece of SQL that several queries share, such as the columns of a table.
template <std::size_t size> struct SqlPart {
    char text[size]{};

    consteval SqlPart(char const (&literal)[size]) { std::ranges::copy(literal, text); }
    constexpr std::string_view view() const { return {text, size - 1}; }
};

template <SqlPart... parts>
inline constexpr auto kSqlLetters = [] {
    std::array<char, (parts.view().size() + ...)> letters{};
    auto end = letters.begin();
    ((end = std::ranges::copy(parts.view(), end).out), ...);
    return letters;
}();

// The parts, one after the other.
template <SqlPart... parts>
inline constexpr std::string_view sqlText{kSqlLetters<parts...>.data(), kSqlLetters<parts...>.size()};

} // namespace wheelwright::storage
