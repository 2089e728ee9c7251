#pragma once
#include <algorithm>
#include <array>
#include <string_view>

namespace wheelwright {

struct Language {
    std::string_view code;   // as in paths: /en-au/
    std::string_view locale; // as in <html lang> and hreflang
};

inline constexpr std::array<Language, 9> kLanguages{{
    {"en", "en"},
    {"en-au", "en-AU"},
    {"de", "de"},
    {"de-ch", "de-CH"},
    {"nl", "nl"},
    {"fr", "fr"},
    {"es", "es"},
    {"pt", "pt"},
    {"it", "it"},
}};

inline constexpr Language kDefaultLanguage = kLanguages.front();

constexpr Language const* findLanguage(std::string_view code) {
    auto const found = std::ranges::find(kLanguages, code, &Language::code);
    return found == kLanguages.end() ? nullptr : found;
}

} // namespace wheelwright
