#include "base/folding.hpp"
#include "base/text.hpp"
#include <stdexcept>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace wheelwright {
namespace {

void requireIcu(UErrorCode problem) {
    if (U_FAILURE(problem)) throw std::runtime_error{std::string{"ICU failed: "} + u_errorName(problem)};
}

icu::UnicodeString lettersOf(std::string_view text) {
    UErrorCode problem = U_ZERO_ERROR;
    auto const* const fold = icu::Normalizer2::getNFKCCasefoldInstance(problem);
    auto const* const decompose = icu::Normalizer2::getNFDInstance(problem);
    requireIcu(problem);
    auto const given = icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
    auto const all = decompose->normalize(fold->normalize(given, problem), problem);
    requireIcu(problem);
    icu::UnicodeString letters;
    for (std::int32_t at = 0; at < all.length(); at = all.moveIndex32(at, 1))
        if (auto const letter = all.char32At(at); u_charType(letter) != U_NON_SPACING_MARK)
            letters.append(letter);
    return letters;
}

} // namespace

std::u32string foldedLetters(std::string_view text) {
    auto const letters = lettersOf(text);
    std::u32string wide;
    for (std::int32_t at = 0; at < letters.length(); at = letters.moveIndex32(at, 1))
        wide += static_cast<char32_t>(letters.char32At(at));
    return wide;
}

std::string folded(std::string_view text) {
    // Most texts are plain, and ICU takes a hundred times as long.
    if (std::ranges::all_of(text, [](unsigned char c) { return c < 0x80; })) return lowerCase(text);
    std::string utf8;
    return lettersOf(text).toUTF8String(utf8);
}

} // namespace wheelwright
