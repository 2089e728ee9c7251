#pragma once
#include <cstdint>
#include <functional>
#include <string_view>

namespace wheelwright {

// Whether a text contains a word of the word filter. The function is empty without a filter.
using WordCheck = std::function<bool(std::string_view)>;

inline bool hasFilteredWord(WordCheck const& check, std::string_view text) {
    return check && check(text);
}

// For callers that keep a verdict: another version of the word filter may judge differently.
struct WordVerdicts {
    WordCheck finds = {};
    std::function<std::uint64_t()> version = [] { return std::uint64_t{0}; };
};

} // namespace wheelwright
