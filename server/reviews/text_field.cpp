#include "reviews/text_field.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "storage/query.hpp"
#include <unicode/uchar.h>
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

} // namespace wheelwright::reviews
