#include "ideas/model_plan.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "http/json_body.hpp"
#include "ideas/wheel_wish.hpp"
#include "wheels/fresh_wheel.hpp"
#include <algorithm>

namespace wheelwright::ideas {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestName = 80;
constexpr std::size_t kLongestChoice = 100; // characters
constexpr std::int64_t kMostWeight = 100;
constexpr std::array<std::string_view, 5> kMembers{"name", "choices", "theme", "palette", "effect"};
constexpr std::array<std::string_view, 2> kChoiceMembers{"text", "weight"};

Error refused(std::string const& field, std::string_view rule) {
    return {Fault::Invalid, "model_answer_unusable", field + " " + std::string{rule} + "."};
}

template <std::size_t size>
Result<void> checkMembers(json::object const& object, std::array<std::string_view, size> const& known,
                          std::string const& path) {
    for (auto const& [name, value] : object)
        if (std::ranges::find(known, std::string_view{name}) == known.end())
            return refused(path, "has a member that is not among those asked for");
    return {};
}

// Pages show texts literally, so markup is harmless, but it isn't what the model meant to show.
bool hasMarkup(std::string_view text) {
    if (text.find_first_of("<>") != std::string_view::npos) return true;
    for (auto at = text.find('&'); at != std::string_view::npos; at = text.find('&', at + 1)) {
        auto const end =
            text.find_first_not_of("#0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", at + 1);
        if (end != std::string_view::npos && end > at + 1 && text[end] == ';') return true;
    }
    return false;
}

bool hasControls(std::string_view text) {
    return std::ranges::any_of(text,
                               [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

Result<std::string> readText(json::object const& object, std::string_view name, std::string const& path,
                             std::size_t most) {
    auto const field = path + std::string{name};
    auto const text = textAt(object, name);
    if (text.find_first_not_of(' ') == std::string_view::npos)
        return refused(field, "must be a text that is not empty");
    if (characters(text) > most)
        return refused(field, "may have at most " + std::to_string(most) + " characters");
    if (hasControls(text)) return refused(field, "holds a control character");
    if (hasMarkup(text)) return refused(field, "holds markup");
    auto const from = text.find_first_not_of(' ');
    return std::string{text.substr(from, text.find_last_not_of(' ') - from + 1)};
}

Result<std::int64_t> readWeight(json::object const& choice, std::string const& path) {
    auto const* const weight = choice.if_contains("weight");
    if (weight == nullptr) return std::int64_t{1};
    if (!weight->is_int64() || weight->get_int64() < 1 || weight->get_int64() > kMostWeight)
        return refused(path + "weight", "must be a whole number from 1 to " + std::to_string(kMostWeight));
    return weight->get_int64();
}

Result<PlannedChoice> readChoice(json::value const& value, std::string const& path) {
    if (!value.is_object()) return refused(path, "must be an object");
    auto const& choice = value.get_object();
    if (auto const known = checkMembers(choice, kChoiceMembers, path); !known) return known.error();
    auto const text = readText(choice, "text", path + ".", kLongestChoice);
    if (!text) return text.error();
    auto const weight = readWeight(choice, path + ".");
    if (!weight) return weight.error();
    return PlannedChoice{*text, *weight};
}

Result<std::vector<PlannedChoice>> readChoices(json::object const& plan, std::size_t count) {
    auto const* const list = listAt(plan, "choices");
    if (list == nullptr) return refused("choices", "must be a list");
    if (list->size() > kMostChoices)
        return refused("choices", "may be at most " + std::to_string(kMostChoices));
    std::vector<PlannedChoice> choices;
    for (std::size_t place = 0; place < list->size(); ++place) {
        auto choice = readChoice((*list)[place], "choices[" + std::to_string(place) + "]");
        if (!choice) return choice.error();
        bool const isThere = std::ranges::find(choices, choice->text, &PlannedChoice::text) != choices.end();
        if (!isThere && choices.size() < count) choices.push_back(std::move(*choice));
    }
    if (choices.size() < kFewestChoices)
        return refused("choices", "must be at least " + std::to_string(kFewestChoices) + " different ones");
    return choices;
}

} // namespace

Result<WheelPlan> readPlan(std::string_view text, std::size_t count, wheels::Palettes const& palettes) {
    auto const parsed = http::parseJsonObject(text);
    if (!parsed) return refused("The answer", "must be one JSON object and nothing else");
    if (auto const known = checkMembers(*parsed, kMembers, "The answer"); !known) return known.error();
    auto const name = readText(*parsed, "name", "", kLongestName);
    if (!name) return name.error();
    auto choices = readChoices(*parsed, count);
    if (!choices) return choices.error();
    WheelPlan plan{.name = *name,
                   .choices = std::move(*choices),
                   .theme = std::string{textAt(*parsed, "theme")},
                   .palette = std::string{textAt(*parsed, "palette")},
                   .effect = std::string{textAt(*parsed, "effect")}};
    if (!palettes.has(plan.theme, plan.palette))
        return refused("palette", "must be a palette of its theme, from the list");
    if (!wheels::isEffect(plan.effect)) return refused("effect", "must be one of the list");
    return plan;
}

} // namespace wheelwright::ideas
