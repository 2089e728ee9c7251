#include "pictures/hyphenate.hpp"
#include <algorithm>
#include <array>
#include <stdexcept>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

namespace wheelwright::pictures {
namespace {

constexpr std::size_t kLongWord = 10; // shorter ones stay whole
constexpr std::size_t kLeastLetters = 3;

// Letters that begin a syllable together: one sound, or a stop with l or r.
constexpr std::array<std::u16string_view, 26> kOnsets{
    u"sch", u"schl", u"schm", u"schn", u"schr", u"schw", u"ch", u"ph", u"sh", u"th", u"ck", u"bl", u"cl",
    u"fl",  u"gl",   u"kl",   u"pl",   u"br",   u"cr",   u"dr", u"fr", u"gr", u"kr", u"pr", u"tr", u"vr"};

bool isLatin(UChar32 c) {
    auto problem = U_ZERO_ERROR;
    return uscript_getScript(c, &problem) == USCRIPT_LATIN;
}

char16_t plain(UChar32 c) {
    auto problem = U_ZERO_ERROR;
    auto const* const decomposition = icu::Normalizer2::getNFDInstance(problem);
    if (U_FAILURE(problem)) throw std::runtime_error("ICU cannot decompose letters");
    icu::UnicodeString parts;
    auto const first = decomposition->getDecomposition(c, parts) ? parts.char32At(0) : c;
    auto const lower = u_tolower(first);
    return lower > 0xffff ? u'?' : static_cast<char16_t>(lower);
}

bool isVowel(char16_t letter) {
    return std::u16string_view{u"aeiouyæœø"}.find(letter) != std::u16string_view::npos;
}

std::size_t onsetBefore(std::u16string_view letters, std::size_t vowel) {
    for (std::size_t const size : {4, 3, 2})
        if (size <= vowel && std::ranges::find(kOnsets, letters.substr(vowel - size, size)) != kOnsets.end())
            return size;
    return 1;
}

std::vector<std::size_t> breaksIn(std::u16string_view letters) {
    std::vector<std::size_t> breaks;
    for (auto vowel = kLeastLetters + 1; vowel < letters.size(); ++vowel) {
        if (!isVowel(letters[vowel]) || isVowel(letters[vowel - 1])) continue;
        auto const start = vowel - onsetBefore(letters, vowel);
        if (start >= kLeastLetters && letters.size() - start >= kLeastLetters &&
            std::ranges::any_of(letters.substr(0, start), isVowel))
            breaks.push_back(start);
    }
    return breaks;
}

} // namespace

std::vector<std::string> syllablesOf(std::string_view given) {
    auto const text = icu::UnicodeString::fromUTF8({given.data(), static_cast<std::int32_t>(given.size())});
    std::vector<std::int32_t> cuts{0};
    for (std::int32_t at = 0; at < text.length();) {
        std::u16string letters;
        std::vector<std::int32_t> places;
        for (; at < text.length() && isLatin(text.char32At(at)); at = text.moveIndex32(at, 1)) {
            places.push_back(at);
            letters += plain(text.char32At(at));
        }
        if (letters.size() >= kLongWord)
            for (auto const place : breaksIn(letters))
                cuts.push_back(places[place]);
        if (places.empty()) at = text.moveIndex32(at, 1);
    }
    if (cuts.size() == 1) return {};
    cuts.push_back(text.length());
    std::vector<std::string> parts;
    for (std::size_t i = 1; i < cuts.size(); ++i)
        text.tempSubStringBetween(cuts[i - 1], cuts[i]).toUTF8String(parts.emplace_back());
    return parts;
}

} // namespace wheelwright::pictures
