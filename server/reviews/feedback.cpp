#include "reviews/feedback.hpp"
#include "accounts/sign_in/email_address.hpp"
#include "base/json.hpp"
#include "reviews/text_field.hpp"
#include <algorithm>
#include <array>

namespace wheelwright::reviews {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 5> kTypes{"praise", "idea", "bug", "question", "other"};
constexpr char kCode[] = "invalid_feedback";

Error refused(std::string_view field, std::string_view rule) {
    return refusedField(kCode, field, rule);
}

Result<std::string> readText(json::object const& given, TextRule const& rule) {
    return readTextField(given, rule, kCode);
}

// Refuses "five", 3.7 and 6. Accepts 4.0, as JSON has only one kind of number.
std::optional<std::int64_t> readRating(json::object const& given) {
    auto const rating = realAt(given, "rating");
    if (!rating || !(*rating >= 1 && *rating <= 5) || *rating != std::floor(*rating)) return std::nullopt;
    return static_cast<std::int64_t>(*rating);
}

} // namespace

Result<Feedback> readFeedback(json::object const& given) {
    auto const name = readText(given, {"name", 100, false});
    if (!name) return name.error();
    auto const email = readText(given, {"email", 254, true});
    if (!email) return email.error();
    auto const address = accounts::emailAddress(*email);
    if (!address) return refused("email", "must be an email address");
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

Result<FeedbackForm> readFeedbackForm(json::object const& given) {
    if (!textAt(given, "website").empty()) return FeedbackForm{.isFromMachine = true};
    auto const feedback = readFeedback(given);
    if (!feedback) return feedback.error();
    return FeedbackForm{.feedback = *feedback, .botToken = std::string{textAt(given, "recaptchaToken")}};
}

Result<Reply> readReply(json::object const& given) {
    if (!given.contains("text")) return refused("text", "is missing");
    auto const text = readText(given, {"text", 5000, false});
    if (!text) return text.error();
    if (!given.contains("instead")) return Reply{*text};
    auto const seen = readText(given, {"instead", 5000, false});
    if (!seen) return seen.error();
    return Reply{*text, *seen};
}

} // namespace wheelwright::reviews
