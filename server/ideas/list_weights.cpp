#include "ideas/given_list.hpp"
#include <algorithm>

namespace wheelwright::ideas {
namespace {

constexpr std::size_t kMostDigitsOfWeight = 3;
constexpr std::size_t kMostDigitsInBrackets = 2; // "Class of (1998)" is a name

struct WeightedText {
    std::string_view text;
    std::int64_t weight = 0;
};

bool isDigitOfWeight(char c) {
    return c >= '0' && c <= '9';
}

bool takeEnd(std::string_view& text, std::initializer_list<std::string_view> ends) {
    for (auto const end : ends)
        if (text.ends_with(end)) {
            text.remove_suffix(end.size());
            return true;
        }
    return false;
}

std::int64_t takeDigitsAtEnd(std::string_view& text, std::size_t most) {
    std::size_t digits = 0;
    while (digits < text.size() && isDigitOfWeight(text[text.size() - 1 - digits]))
        ++digits;
    if (digits == 0 || digits > most) return 0;
    auto const weight = wholeNumber(text.substr(text.size() - digits)).value_or(0);
    text.remove_suffix(digits);
    return weight;
}

// "Anna (3)"
WeightedText weightInBrackets(std::string_view text) {
    if (!takeEnd(text, {")", "）"})) return {};
    auto const weight = takeDigitsAtEnd(text, kMostDigitsInBrackets);
    return takeEnd(text, {"(", "（"}) ? WeightedText{trimmed(text), weight} : WeightedText{};
}

// "Anna x3", "Anna × 3"
WeightedText weightBehind(std::string_view text) {
    auto const weight = takeDigitsAtEnd(text, kMostDigitsOfWeight);
    text = trimmed(text);
    if (takeEnd(text, {"×"})) return {trimmed(text), weight};
    return takeEnd(text, {" x", " X", " *"}) ? WeightedText{trimmed(text), weight} : WeightedText{};
}

// "3x Anna", "3 × Anna"
WeightedText weightBefore(std::string_view text) {
    auto const digits = std::min(text.find_first_not_of("0123456789"), text.size());
    if (digits == 0 || digits > kMostDigitsOfWeight) return {};
    auto const weight = wholeNumber(text.substr(0, digits)).value_or(0);
    text = trimmed(text.substr(digits));
    for (std::string_view const times : {"x ", "× "})
        if (text.starts_with(times)) return {trimmed(text.substr(times.size())), weight};
    return {};
}

WeightedText weightIn(std::string_view text) {
    for (auto const& found : {weightInBrackets(text), weightBehind(text), weightBefore(text)})
        if (found.weight > 0 && !found.text.empty()) return found;
    return {text, 0};
}

} // namespace

// The same rules as in web/src/files/line-weights.ts.
std::vector<std::int64_t> takeWeights(std::vector<std::string>& choices) {
    std::vector<std::int64_t> weights(choices.size(), 1);
    std::vector<std::string> names;
    for (auto const& choice : choices)
        if (auto const found = weightIn(choice); found.weight > 0) names.push_back(lowerCase(found.text));
    std::ranges::sort(names);
    // "Room (1), Room (2)": without their numbers nothing tells them apart.
    if (std::ranges::adjacent_find(names) != names.end()) return weights;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (auto const found = weightIn(choices[i]); found.weight > 0) {
            weights[i] = found.weight;
            choices[i] = std::string{found.text};
        }
    return weights;
}

} // namespace wheelwright::ideas
