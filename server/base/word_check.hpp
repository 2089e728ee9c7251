#pragma once
#include <cstdint>
#include <functional>
#include <string_view>

namespace wheelwright {

// Whether a text has a word that is not to be listed here; empty where there is no such list.
using WordCheck = std::function<bool(std::string_view)>;

inline bool hasFilteredWord(WordCheck const& check, std::string_view text) {
    return check && check(text);
}

// The same for a verdict that is kept: another version of the list may judge differently.
struct WordVerdicts {
    WordCheck finds = {};
    std::function<std::uint64_t()> version = [] { return std::uint64_t{0}; };
};

} // namespace wheelwright
