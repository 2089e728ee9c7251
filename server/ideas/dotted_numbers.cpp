#include "ideas/sequence_steps.hpp"

namespace wheelwright::ideas {
namespace {

using Numbers = std::vector<std::int64_t>; // the last follows the ellipsis

Numbers dottedNumbersIn(Tokens const& tokens, RangeEnds const& ends) {
    Numbers numbers;
    bool hasDots = false;
    for (std::size_t i = 0; i < tokens.size();) {
        if (auto const number = ends.numberAt(i)) {
            numbers.push_back(number->value);
            i = number->next;
            if (hasDots) return numbers;
            continue;
        }
        auto const& token = tokens[i++];
        if (token.isWord && !numbers.empty()) return {};
        bool const isDots =
            token.text == "…" || (token.text == "." && i < tokens.size() && tokens[i].text == ".");
        hasDots = hasDots || (isDots && numbers.size() > 1);
    }
    return {};
}

// Whether the rule holds for the numbers before the dots.
template <class Rule> bool isRegular(Numbers const& numbers, Rule const& rule) {
    for (std::size_t i = 1; i + 1 < numbers.size(); ++i)
        if (!rule(numbers[i - 1], numbers[i])) return false;
    return true;
}

// "1, 2, 4, 8 … 64"
std::optional<GivenSequence> multiplied(Numbers const& numbers) {
    constexpr std::int64_t kLargest = 1'000'000'000; // its square fits in 64 bits
    auto const first = numbers[0];
    auto const last = numbers.back();
    if (first < 1 || last > kLargest || numbers[1] > last || numbers[1] % first != 0) return std::nullopt;
    auto const factor = numbers[1] / first;
    bool const isMultiplied = isRegular(numbers, [&](std::int64_t before, std::int64_t next) {
        return before > 0 && next % before == 0 && next / before == factor;
    });
    if (!isMultiplied) return std::nullopt;
    GivenSequence sequence;
    for (auto value = first; value <= last; value *= factor)
        sequence.choices.push_back(std::to_string(value));
    sequence.count = sequence.choices.size();
    sequence.name = sequence.choices.front() + " – " + sequence.choices.back();
    return sequence;
}

} // namespace

std::optional<GivenSequence> readDottedNumbers(Tokens const& tokens, RangeEnds const& ends,
                                               std::size_t most) {
    auto const numbers = dottedNumbersIn(tokens, ends);
    if (numbers.empty()) return std::nullopt;
    auto const step = numbers[1] - numbers[0];
    if (step < 1 || numbers.back() <= numbers[0]) return std::nullopt;
    bool const isStepped =
        isRegular(numbers, [&](std::int64_t before, std::int64_t next) { return next - before == step; });
    if (!isStepped) return multiplied(numbers);
    return stepped(numbers[0], numbers.back(), step, most,
                   [](std::int64_t value) { return std::to_string(value); });
}

} // namespace wheelwright::ideas
