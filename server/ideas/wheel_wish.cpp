#include "ideas/wheel_wish.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "content/content_wheel.hpp"

namespace wheelwright::ideas {
namespace {

namespace json = boost::json;

// Replaces control characters by blanks, and trims the text. Keeps line breaks if `isInLines`.
std::string withoutControls(std::string_view text, bool isInLines) {
    std::string line;
    for (char const c : text) {
        bool const isControl = static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
        line += isControl && !(isInLines && c == '\n') ? ' ' : c;
    }
    return std::string{trimmed(line, kBlanks)};
}

Error badCount() {
    return {Fault::Invalid, "invalid_count",
            "A wheel can have " + std::to_string(kFewestChoices) + " to " + std::to_string(kMostChoices) +
                " choices."};
}

Result<std::size_t> countIn(json::object const& given) {
    auto const* const value = given.if_contains("count");
    if (value == nullptr || value->is_null()) return kUsualChoices;
    if (!value->is_number()) return badCount();
    auto const count = value->to_number<double>();
    if (!(count >= kFewestChoices && count <= kMostChoices) || count != std::floor(count)) return badCount();
    return static_cast<std::size_t>(count);
}

} // namespace

Result<WheelWish> readWish(json::object const& given, std::size_t longestPrompt) {
    WheelWish wish{.prompt = withoutControls(textAt(given, "prompt"), false),
                   .lines = withoutControls(textAt(given, "prompt"), true),
                   .topic = std::string{textAt(given, "topic")}};
    wish.fromLibrary = textAt(given, "source") == "ideas" || !wish.topic.empty();
    if (auto const* const source = given.if_contains("source"); source != nullptr && *source != "ideas")
        return Error{Fault::Invalid, "unknown_source",
                     "The source can only be \"ideas\". Leave it out for the best wheel."};
    if (wish.prompt.empty() && wish.topic.empty())
        return Error{Fault::Invalid, "empty_prompt", "Say in a few words what the wheel should be about."};
    if (characters(wish.prompt) > longestPrompt)
        return Error{Fault::Invalid, "prompt_too_long",
                     "Say it in at most " + std::to_string(longestPrompt) + " characters."};
    auto const* const language = findLanguage(textAt(given, "lang"));
    if (language == nullptr)
        return Error{Fault::Invalid, "unknown_language", "There is no language with this code."};
    wish.language = content::indexOf(*language);
    auto const count = countIn(given);
    if (!count) return count.error();
    wish.count = *count;
    return wish;
}

} // namespace wheelwright::ideas
