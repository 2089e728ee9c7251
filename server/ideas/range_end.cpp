#include "ideas/range_end.hpp"
#include <algorithm>

namespace wheelwright::ideas {
namespace {

constexpr std::size_t kMostDigits = 18; // fit in 64 bits
constexpr std::int64_t kMostThousands = 1'000'000'000'000;

std::optional<std::int64_t> digitsIn(std::string_view text) {
    bool const areDigits = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    if (text.empty() || !areDigits || text.size() > kMostDigits) return std::nullopt;
    return wholeNumber(text);
}

// A number that fits no integer counts as this one, so that its range is refused and not overlooked.
constexpr std::int64_t kHuge = 1'000'000'000'000'000'000;

bool isHuge(std::string_view text) {
    return text.size() > kMostDigits && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// The digits that a text begins with.
std::string_view leadingDigits(std::string_view text) {
    return text.substr(0, std::min(text.find_first_not_of("0123456789"), text.size()));
}

} // namespace

bool isClockWord(std::string_view word) {
    return word == "uhr" || word == "h" || word == "am" || word == "pm" || word == "clock" || word == "uur";
}

std::optional<RangeEnd> RangeEnds::at(std::size_t place) const {
    if (place >= tokens_.size()) return std::nullopt;
    if (auto const time = twelveHourAt(place)) return time;
    if (auto const time = timeAt(place)) return time;
    if (auto const number = numberAt(place)) return number;
    if (auto const day = rowAt(place, words_.weekdayRows)) return day;
    if (auto const month = rowAt(place, words_.monthRows)) return month;
    return letterAt(place);
}

// The "000" of "1 000": three digits after one blank, which may be a narrow one.
bool RangeEnds::isGroupAt(std::size_t place) const {
    if (place == 0 || place >= tokens_.size()) return false;
    auto const& token = tokens_[place];
    auto const gap = text_.substr(tokens_[place - 1].to, token.from - tokens_[place - 1].to);
    bool const isBlank = gap == " " || gap == "\u00a0" || gap == "\u202f";
    return isBlank && token.text.size() == 3 && digitsIn(token.text);
}

std::optional<RangeEnd> RangeEnds::numberAt(std::size_t place) const {
    if (place >= tokens_.size()) return std::nullopt;
    bool const isNegative = tokens_[place].text == "-" && place + 1 < tokens_.size() && touches(place) &&
                            (place == 0 || tokens_[place - 1].to < tokens_[place].from);
    if (isNegative) ++place;
    auto const& text = tokens_[place].text;
    RangeEnd end{.kind = RangeEnd::Kind::Number, .value = 0, .next = place + 1};
    if (isHuge(text)) {
        end.value = kHuge;
    } else if (auto const digits = digitsIn(text)) {
        end.value = *digits;
        // Thousands: "1,000" and "1.000".
        while (text.size() <= 3 && end.next + 1 < tokens_.size() && touches(end.next - 1) &&
               touches(end.next) && (tokens_[end.next].text == "," || tokens_[end.next].text == ".")) {
            auto const group = tokens_[end.next + 1].text;
            auto const value = digitsIn(group);
            if (!value || group.size() != 3 || end.value > kMostThousands) break;
            end.value = end.value * 1'000 + *value;
            end.next += 2;
        }
        while (text.size() <= 3 && isGroupAt(end.next) && end.value <= kMostThousands)
            end.value = end.value * 1'000 + *digitsIn(tokens_[end.next++].text);
    } else if (auto const word = words_.numbers.find(text); word != words_.numbers.end()) {
        end.value = word->second;
        auto const unit =
            end.next < tokens_.size() ? words_.numbers.find(tokens_[end.next].text) : words_.numbers.end();
        bool const isTens = end.value >= 20 && end.value < 100 && end.value % 10 == 0;
        if (isTens && unit != words_.numbers.end() && unit->second > 0 && unit->second < 10) {
            end.value += unit->second; // "twenty five"
            ++end.next;
        }
    } else
        return std::nullopt;
    // "one million", "2 million"
    auto const many =
        end.next < tokens_.size() ? words_.numbers.find(tokens_[end.next].text) : words_.numbers.end();
    if (many != words_.numbers.end() && many->second >= kMillion && end.value > 0 && end.value < 1'000) {
        end.value *= many->second;
        ++end.next;
    }
    if (isNegative) end.value = -end.value;
    return end;
}

// The sides in one word: "achtseitiger", "20seitig".
std::optional<std::int64_t> RangeEnds::sidesIn(std::string_view word) const {
    auto const digits = leadingDigits(word);
    if (!digits.empty() && words_.sides.contains(word.substr(digits.size()))) return digitsIn(digits);
    for (auto const& [number, value] : words_.numbers)
        if (word.starts_with(number) && words_.sides.contains(word.substr(number.size()))) return value;
    return std::nullopt;
}

// "d20", "achtseitiger Würfel"
std::optional<std::int64_t> RangeEnds::dieAt(std::size_t place) const {
    std::string_view text = tokens_[place].text;
    if (auto const sides = sidesIn(text)) return sides;
    if (text.starts_with('1')) text.remove_prefix(1); // "1d20"
    for (auto const& prefix : words_.dicePrefixes)
        if (text.starts_with(prefix))
            if (auto const sides = digitsIn(text.substr(prefix.size()))) return sides;
    return std::nullopt;
}

std::optional<std::pair<std::int64_t, std::int64_t>> RangeEnds::diceAt(std::size_t place) const {
    constexpr std::int64_t kMostDice = 10;
    constexpr std::int64_t kMostSides = 100;
    std::string_view const text = tokens_[place].text;
    auto const digits = leadingDigits(text);
    auto const dice = digitsIn(digits);
    if (!dice || *dice < 2 || *dice > kMostDice) return std::nullopt;
    for (auto const& prefix : words_.dicePrefixes) {
        auto const after = text.substr(digits.size());
        if (!after.starts_with(prefix)) continue;
        auto const sides = digitsIn(after.substr(prefix.size()));
        if (sides && *sides > 1 && *sides <= kMostSides) return std::pair{*dice, *dice * *sides};
    }
    return std::nullopt;
}

// True for "pm", false for "am"; `place` goes after it.
std::optional<bool> RangeEnds::meridiemAt(std::size_t& place) const {
    if (place >= tokens_.size()) return std::nullopt;
    std::string_view const text = tokens_[place].text;
    if (text == "am" || text == "pm") {
        ++place;
        return text == "pm";
    }
    bool const isDotted = (text == "a" || text == "p") && place + 2 < tokens_.size() && touches(place) &&
                          tokens_[place + 1].text == "." && tokens_[place + 2].text == "m";
    if (!isDotted) return std::nullopt;
    bool const hasDot = place + 3 < tokens_.size() && tokens_[place + 3].text == ".";
    place += hasDot ? 4 : 3;
    return text == "p";
}

// "9 am", "9am", "9:30 pm", "9 a.m."
std::optional<RangeEnd> RangeEnds::twelveHourAt(std::size_t place) const {
    auto const hours = leadingDigits(tokens_[place].text);
    std::string_view minutes;
    std::string_view after = std::string_view{tokens_[place].text}.substr(hours.size());
    auto next = place + 1;
    if (after.empty() && next + 1 < tokens_.size() && tokens_[next].text == ":" && touches(place) &&
        touches(next)) {
        std::string_view const text = tokens_[next + 1].text;
        minutes = leadingDigits(text);
        after = text.substr(minutes.size());
        next += 2;
    }
    bool const isSpaced = after.empty();
    std::optional<bool> isPm;
    if (isSpaced)
        isPm = meridiemAt(next);
    else if (after == "am" || after == "pm")
        isPm = after == "pm";
    auto const hour = digitsIn(hours);
    auto const minute = minutes.empty() ? std::optional<std::int64_t>{0} : digitsIn(minutes);
    constexpr std::int64_t kHalfDay = 12;
    if (!isPm || !hour || !minute || *hour < 1 || *hour > kHalfDay || *minute > 59) return std::nullopt;
    return RangeEnd{.kind = RangeEnd::Kind::Time,
                    .value = (*hour % kHalfDay + (*isPm ? kHalfDay : 0)) * 60 + *minute,
                    .next = next,
                    .isTwelveHour = true,
                    .isSpaced = isSpaced,
                    .hasMinutes = !minutes.empty()};
}

// "8:00", "18h30"
std::optional<RangeEnd> RangeEnds::timeAt(std::size_t place) const {
    auto const timeOf = [](std::string_view hours, std::string_view minutes,
                           std::size_t next) -> std::optional<RangeEnd> {
        auto const hour = digitsIn(hours);
        auto const minute = minutes.empty() ? std::optional<std::int64_t>{0} : digitsIn(minutes);
        if (!hour || !minute || *hour > 24 || *minute > 59) return std::nullopt;
        return RangeEnd{.kind = RangeEnd::Kind::Time,
                        .value = *hour * 60 + *minute,
                        .next = next,
                        .isPadded = hours.size() == 2 && hours.front() == '0'};
    };
    std::string_view const text = tokens_[place].text;
    if (place + 2 < tokens_.size() && tokens_[place + 1].text == ":" && touches(place) &&
        touches(place + 1) && tokens_[place + 2].text.size() == 2)
        return timeOf(text, tokens_[place + 2].text, place + 3);
    auto const h = text.find('h');
    if (h == 0 || h == std::string_view::npos || h > 2) return std::nullopt;
    return timeOf(text.substr(0, h), text.substr(h + 1), place + 1);
}

std::optional<RangeEnd> RangeEnds::letterAt(std::size_t place) const {
    auto const& token = tokens_[place];
    if (token.text.size() != 1 || token.text[0] < 'a' || token.text[0] > 'z') return std::nullopt;
    char const letter = text_[token.from];
    bool const isCapital = letter >= 'A' && letter <= 'Z';
    // In small letters only as "a to z": "a" is a word in most languages.
    constexpr std::size_t kShortSentence = 3;
    bool const isAlone = tokens_.size() == kShortSentence && (letter == 'a' || letter == 'z');
    // "letters a to f"
    bool const isCalledLetter =
        tokens_.size() == kShortSentence + 1 && place > 0 && words_.neutral.contains(tokens_[0].text);
    if (!isCapital && !isAlone && !isCalledLetter) return std::nullopt;
    return RangeEnd{.kind = RangeEnd::Kind::Letter, .value = letter, .next = place + 1};
}

std::optional<RangeEnd> RangeEnds::anyLetterAt(std::size_t place) const {
    if (place >= tokens_.size()) return std::nullopt;
    auto const& text = tokens_[place].text;
    if (text.size() != 1 || text[0] < 'a' || text[0] > 'z') return std::nullopt;
    return RangeEnd{.kind = RangeEnd::Kind::Letter, .value = text[0], .next = place + 1};
}

std::optional<RangeEnd> RangeEnds::rowAt(std::size_t place, std::vector<NameRow> const& rows) const {
    std::optional<RangeEnd> longest;
    for (auto const& row : rows)
        for (std::size_t i = 0; i < row.phrases.size(); ++i) {
            auto const& phrase = row.phrases[i];
            if (!hasPhraseAt(tokens_, place, phrase)) continue;
            if (longest && place + phrase.size() <= longest->next) continue;
            longest = RangeEnd{.kind = RangeEnd::Kind::Row,
                               .value = static_cast<std::int64_t>(i),
                               .next = place + phrase.size(),
                               .row = &row};
        }
    return longest;
}

} // namespace wheelwright::ideas
