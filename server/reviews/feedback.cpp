#include "reviews/feedback.hpp"
#include "accounts/email_address.hpp"
#include "accounts/json_text_at.hpp"
#include "base/characters.hpp"
#include "storage/stored_text.hpp"
#include <algorithm>
#include <array>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace wheelwright::reviews {
namespace {

namespace json = boost::json;
using accounts::textAt;

constexpr std::array<std::string_view, 5> kTypes{"praise", "idea", "bug", "question", "other"};
constexpr std::string_view kBlank = " \t\r\n";

struct TextRule {
    std::string_view field;
    std::size_t most;
    bool required;
};

Error refused(std::string_view field, std::string_view rule) {
    return {Fault::Invalid, "invalid_feedback",
            "The field " + std::string{field} + " " + std::string{rule} + "."};
}

std::string_view withoutBlanksAround(std::string_view text) {
    auto const from = text.find_first_not_of(kBlank);
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(kBlank) - from + 1);
}

// Blanks and what has no shape at all: a review of those looks like a mistake.
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

Result<std::string> readText(json::object const& given, TextRule const& rule) {
    auto const* const value = given.if_contains(rule.field);
    if (value != nullptr && !value->is_null() && !value->is_string())
        return refused(rule.field, "must be a text");
    auto const text = withoutBlanksAround(textAt(given, rule.field));
    if (rule.required && showsNothing(text)) return refused(rule.field, "must not be empty");
    if (characters(text) > rule.most)
        return refused(rule.field, "may have at most " + std::to_string(rule.most) + " characters");
    if (!storage::isStorableText(text)) return refused(rule.field, "holds a character that no text has");
    return std::string{text};
}

// "five", 3.7 and 6 are no ratings; 4.0 is one, as JSON has only one kind of number.
std::optional<std::int64_t> readRating(json::object const& given) {
    auto const* const value = given.if_contains("rating");
    if (value == nullptr || !value->is_number()) return std::nullopt;
    auto const rating = value->to_number<double>();
    if (!(rating >= 1 && rating <= 5) || rating != std::floor(rating)) return std::nullopt;
    return static_cast<std::int64_t>(rating);
}

} // namespace

Result<Feedback> readFeedback(json::object const& given) {
    auto const name = readText(given, {"name", 100, false});
    if (!name) return name.error();
    auto const email = readText(given, {"email", 254, true});
    if (!email) return email.error();
    auto const address = accounts::emailAddress(*email);
    if (!address) return refused("email", "must be an e-mail address");
    auto const type = readText(given, {"type", 20, true});
    if (!type) return type.error();
    if (std::ranges::find(kTypes, *type) == kTypes.end())
        return refused("type", "must be praise, idea, bug, question or other");
    auto const usage = readText(given, {"usage", 500, false});
    if (!usage) return usage.error();
    auto const rating = readRating(given);
    if (!rating) return refused("rating", "must be a whole number of stars from 1 to 5");
    auto const text = readText(given, {"text", 5000, true});
    if (!text) return text.error();
    return Feedback{*name, *address, *type, *usage, *rating, *text};
}

bool isFromMachine(json::object const& given) {
    return !textAt(given, "website").empty();
}

Result<std::string> readReply(json::object const& given) {
    if (!given.contains("text")) return refused("text", "is missing");
    return readText(given, {"text", 5000, false});
}

Result<std::optional<std::string>> readSeenReply(json::object const& given) {
    if (!given.contains("instead")) return std::optional<std::string>{};
    auto const seen = readText(given, {"instead", 5000, false});
    if (!seen) return seen.error();
    return std::optional{*seen};
}

} // namespace wheelwright::reviews
