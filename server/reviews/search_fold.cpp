#include "reviews/search_fold.hpp"
#include <algorithm>
#include <stdexcept>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace wheelwright::reviews {
namespace {

void requireIcu(UErrorCode problem) {
    if (U_FAILURE(problem)) throw std::runtime_error{std::string{"ICU failed: "} + u_errorName(problem)};
}

// Most texts are plain, and ICU takes a hundred times as long.
std::string loweredPlain(std::string_view text) {
    std::string lowered{text};
    for (auto& c : lowered)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lowered;
}

} // namespace

std::string foldedForSearch(std::string_view text) {
    if (std::ranges::all_of(text, [](unsigned char c) { return c < 0x80; })) return loweredPlain(text);
    UErrorCode problem = U_ZERO_ERROR;
    auto const* const fold = icu::Normalizer2::getNFKCCasefoldInstance(problem);
    auto const* const decompose = icu::Normalizer2::getNFDInstance(problem);
    requireIcu(problem);
    auto const given = icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
    auto const folded = decompose->normalize(fold->normalize(given, problem), problem);
    requireIcu(problem);
    icu::UnicodeString letters;
    for (std::int32_t at = 0; at < folded.length(); at = folded.moveIndex32(at, 1))
        if (auto const letter = folded.char32At(at); u_charType(letter) != U_NON_SPACING_MARK)
            letters.append(letter);
    std::string out;
    return letters.toUTF8String(out);
}

} // namespace wheelwright::reviews
