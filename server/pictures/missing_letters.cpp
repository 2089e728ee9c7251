#include "pictures/missing_letters.hpp"
#include "pictures/freed_with.hpp"
#include <fontconfig/fontconfig.h>
#include <string_view>

namespace wheelwright::pictures {
namespace {

struct Sample {
    std::string_view kind;
    char32_t letter;
};

// One of each that the wheels of our nine languages' speakers are likely to hold.
constexpr Sample kSamples[] = {{"Latin letters", U'ẞ'}, {"Arabic", U'ب'},     {"Chinese", U'中'},
                               {"Cyrillic", U'Я'},      {"Devanagari", U'अ'}, {"Greek", U'Ω'},
                               {"Hebrew", U'א'},        {"Thai", U'ก'},       {"emoji", U'🍅'}};

bool hasFont(char32_t letter) {
    FreedWith<FcCharSet, FcCharSetDestroy> const letters{FcCharSetCreate()};
    FcCharSetAddChar(letters.get(), letter);
    FreedWith<FcPattern, FcPatternDestroy> const pattern{FcPatternCreate()};
    FcPatternAddCharSet(pattern.get(), FC_CHARSET, letters.get());
    FreedWith<FcObjectSet, FcObjectSetDestroy> const facts{FcObjectSetBuild(FC_FAMILY, nullptr)};
    FreedWith<FcFontSet, FcFontSetDestroy> const found{FcFontList(nullptr, pattern.get(), facts.get())};
    return found && found->nfont > 0;
}

} // namespace

std::vector<std::string> missingLetters() {
    std::vector<std::string> missing;
    for (auto const& [kind, letter] : kSamples)
        if (!hasFont(letter)) missing.emplace_back(kind);
    return missing;
}

} // namespace wheelwright::pictures
