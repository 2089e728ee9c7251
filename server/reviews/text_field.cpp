#include "reviews/text_field.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "storage/query.hpp"
#include <algorithm>
#include <stdexcept>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

namespace wheelwright::reviews {
namespace {

// Whether the text has only blanks and invisible characters. A review of those would look like a mistake.
bool showsNothing(std::string_view text) {
    auto const* const bytes = reinterpret_cast<std::uint8_t const*>(text.data());
    auto const length = static_cast<std::int32_t>(text.size());
    for (std::int32_t at = 0; at < length;) {
        UChar32 letter = 0;
        U8_NEXT(bytes, at, length, letter);
        bool const isShapeless = u_isUWhiteSpace(letter) != 0 ||
                                 u_hasBinaryProperty(letter, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
        if (!isShapeless) return false;
    }
    return true;
}

void requireIcu(UErrorCode problem) {
    if (U_FAILURE(problem)) throw std::runtime_error{std::string{"ICU failed: "} + u_errorName(problem)};
}

} // namespace

Error refusedField(char const* code, std::string_view field, std::string_view rule) {
    return {Fault::Invalid, code, "The field " + std::string{field} + " " + std::string{rule} + "."};
}

Result<std::string> readTextField(boost::json::object const& given, TextRule const& rule, char const* code) {
    auto const* const value = given.if_contains(rule.field);
    if (value != nullptr && !value->is_null() && !value->is_string())
        return refusedField(code, rule.field, "must be a text");
    auto const text = trimmed(textAt(given, rule.field), kBlanks);
    if (rule.required && showsNothing(text)) return refusedField(code, rule.field, "must not be empty");
    if (characters(text) > rule.most)
        return refusedField(code, rule.field,
                            "may have at most " + std::to_string(rule.most) + " characters");
    if (!storage::isStorableText(text))
        return refusedField(code, rule.field, "holds a character that no text has");
    return std::string{text};
}

std::string foldedForSearch(std::string_view text) {
    // Most texts are plain, and ICU takes a hundred times as long.
    if (std::ranges::all_of(text, [](unsigned char c) { return c < 0x80; })) return lowerCase(text);
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
