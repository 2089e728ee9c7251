#pragma once
#include "ideas/reading_words.hpp"
#include <cstdint>
#include <optional>

namespace wheelwright::ideas {

// The first or last member of a range: a number, a letter, a weekday, a month or a time of day.
struct RangeEnd {
    enum class Kind { Number, Letter, Row, Time };

    Kind kind = Kind::Number;
    std::int64_t value = 0;       // of a time: minutes since midnight; of a row: its place
    std::size_t next = 0;         // the token after it
    NameRow const* row = nullptr; // the weekdays or months it belongs to
    bool isPadded = false;        // a time such as 08:00
    bool isTwelveHour = false;    // a time such as 9 am
    bool isSpaced = false;        // "9 am", not "9am"
    bool hasMinutes = false;      // "9:00 am", not "9 am"

    bool isNumeric() const { return kind == Kind::Number || kind == Kind::Time; }
    std::int64_t minutes() const { return kind == Kind::Time ? value : value * 60; }
};

inline constexpr std::int64_t kMillion = 1'000'000;

// Words that may follow a time: "8 am to 10 am", "8 Uhr bis 10 Uhr".
bool isClockWord(std::string_view word);

// Finds ends of ranges among the tokens of a sentence.
class RangeEnds {
public:
    RangeEnds(std::string_view text, Tokens const& tokens, ReadingWords const& words)
        : text_{text}, tokens_{tokens}, words_{words} {}

    std::optional<RangeEnd> at(std::size_t place) const;

    // A letter in any case: the "z" of "A to z".
    std::optional<RangeEnd> anyLetterAt(std::size_t place) const;

    // In digits, also "1,000" and "-5", or as a word.
    std::optional<RangeEnd> numberAt(std::size_t place) const;

    // Minimum and maximum sum of several dice: "2d6".
    std::optional<std::pair<std::int64_t, std::int64_t>> diceAt(std::size_t place) const;

    // The sides of a die such as "d20" or, in one word, "achtseitig".
    std::optional<std::int64_t> dieAt(std::size_t place) const;

private:
    std::optional<std::int64_t> sidesIn(std::string_view word) const;
    std::optional<RangeEnd> timeAt(std::size_t place) const;
    std::optional<RangeEnd> twelveHourAt(std::size_t place) const;
    std::optional<bool> meridiemAt(std::size_t& place) const;
    bool isGroupAt(std::size_t place) const;
    std::optional<RangeEnd> letterAt(std::size_t place) const;
    std::optional<RangeEnd> rowAt(std::size_t place, std::vector<NameRow> const& rows) const;
    bool touches(std::size_t place) const { return tokens_[place].to == tokens_[place + 1].from; }

    std::string_view text_;
    Tokens const& tokens_;
    ReadingWords const& words_;
};

} // namespace wheelwright::ideas
