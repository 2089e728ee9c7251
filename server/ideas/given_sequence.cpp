#include "ideas/given_sequence.hpp"
#include "ideas/sequence_steps.hpp"
#include <algorithm>
#include <cstdlib>

namespace wheelwright::ideas {
namespace {

constexpr std::size_t kMostOtherWords = 5; // a range among more words is a detail of the sentence
constexpr std::size_t kMostWordsWithDie = 7;
constexpr std::int64_t kMinutesOfHour = 60;

// Reads the tokens of one sentence.
class SequenceReader {
public:
    SequenceReader(std::string_view text, ReadingWords const& words, std::size_t most)
        : text_{text}, words_{words}, most_{most}, tokens_{tokensOf(text)}, ends_{text, tokens_, words} {}

    std::optional<GivenSequence> read() {
        if (tokens_.size() >= kMostTokens) return std::nullopt;
        if (auto numbers = readDottedNumbers(tokens_, ends_, most_)) return numbers;
        if (auto range = readRange()) return range;
        if (auto numbers = readUpTo()) return numbers;
        return readDie();
    }

private:
    struct Range {
        RangeEnd first;
        RangeEnd last;
        std::size_t from = 0; // its tokens
        std::size_t to = 0;
        bool hasDash = false;
        std::string label; // "Table" of "Table 1 to Table 8"
    };

    static std::size_t phraseAt(Tokens const& tokens, std::size_t place, std::vector<Phrase> const& phrases) {
        std::size_t length = 0;
        for (auto const& phrase : phrases)
            if (phrase.size() > length && hasPhraseAt(tokens, place, phrase)) length = phrase.size();
        return length;
    }

    bool isAt(std::size_t place, WordSet const& set) const {
        return place < tokens_.size() && set.contains(tokens_[place].text);
    }

    std::size_t behindArticles(std::size_t place) const {
        // A single letter may be the end itself: "de la A a la F".
        while (isAt(place, words_.articles) && tokens_[place].text.size() > 1)
            ++place;
        return place;
    }

    // The second end, after "to", articles and the label of the first.
    std::optional<Range> rangeAt(std::size_t place) const {
        auto const first = ends_.at(place);
        if (!first) return std::nullopt;
        auto next = first->next;
        while (next < tokens_.size() && isClockWord(tokens_[next].text))
            ++next;
        bool const isBetween =
            (place > 0 && isAt(place - 1, words_.between)) || (place > 1 && isAt(place - 2, words_.between));
        auto length = phraseAt(tokens_, next, words_.to);
        bool const hasDash = length == 1 && !tokens_[next].isWord;
        if (length == 0 && isBetween && next < tokens_.size() &&
            words_.andWords.contains(tokens_[next].lower))
            length = 1;
        if (length == 0) return std::nullopt;
        next += length;
        Range range{.first = *first, .last = {}, .from = place, .to = 0, .hasDash = hasDash, .label = {}};
        bool const hasLabel = place > 0 && next < tokens_.size() && tokens_[next].isWord &&
                              tokens_[place - 1].text == tokens_[next].text &&
                              !words_.stop.contains(tokens_[next].text);
        if (hasLabel) {
            auto const& label = tokens_[place - 1];
            range.label = text_.substr(label.from, label.to - label.from);
            ++next;
        } else
            next = behindArticles(next);
        auto last = ends_.at(next);
        if (!last && first->kind == RangeEnd::Kind::Letter) last = ends_.anyLetterAt(next);
        if (!last && next + 1 < tokens_.size() && isAt(next, words_.articles)) last = ends_.at(next + 1);
        if (!last && isAt(next, words_.stop)) {
            last = ends_.numberAt(next + 1); // "a million"
            if (last && last->value < kMillion) last.reset();
        }
        if (!last) return std::nullopt;
        range.last = *last;
        range.to = last->next;
        if (hasDash && isCode(range)) return std::nullopt;
        return range;
    }

    // "2026-11-17", "555-1234"
    bool isCode(Range const& range) const {
        auto const isDashAt = [&](std::size_t place) {
            return place < tokens_.size() && !tokens_[place].isWord && tokens_[place].text == "-";
        };
        bool const isAfterDash = range.from > 1 && isDashAt(range.from - 1) &&
                                 tokens_[range.from - 1].to == tokens_[range.from].from &&
                                 tokens_[range.from - 2].to == tokens_[range.from - 1].from;
        bool const isBeforeDash = isDashAt(range.to) && tokens_[range.to - 1].to == tokens_[range.to].from;
        if (isAfterDash || isBeforeDash) return true;
        constexpr std::size_t kDigitsOfExchange = 3;
        constexpr std::size_t kDigitsOfLine = 4;
        auto const& first = tokens_[range.from];
        auto const& last = tokens_[range.to - 1];
        bool const isRound = range.last.value % 100 == 0;
        return first.text.size() == kDigitsOfExchange && last.text.size() == kDigitsOfLine &&
               range.first.kind == RangeEnd::Kind::Number && first.to + 1 == last.from && !isRound;
    }

    std::optional<GivenSequence> readRange() const {
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            auto const range = rangeAt(i);
            if (!range || isDetail(*range)) continue;
            if (auto sequence = sequenceOf(*range)) {
                sequence->isCertain = !isPerhapsDetail(*range);
                return sequence;
            }
        }
        return std::nullopt;
    }

    static bool areYears(Range const& range) {
        constexpr std::int64_t kFirstYear = 1800;
        constexpr std::int64_t kLastYear = 2100;
        return range.first.value >= kFirstYear && range.last.value >= kFirstYear &&
               range.first.value <= kLastYear && range.last.value <= kLastYear;
    }

    // "for ages 5 to 10", "20 to 50 dollars", or a range in a long sentence about something else.
    bool isDetail(Range const& range) const {
        if (isAt(range.to, words_.ages) ||
            (range.from > 0 && isAt(range.from - 1, words_.ages) && !areYears(range)))
            return true;
        bool const hasUnit = isAt(range.to, words_.units) && !isClockWord(tokens_[range.to].text);
        if (hasUnit && range.last.kind == RangeEnd::Kind::Number) return true;
        return othersBeside(range) > kMostOtherWords;
    }

    std::size_t othersBeside(Range const& range) const {
        std::size_t others = 0;
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            bool const isOutside = i < range.from || i >= range.to;
            if (isOutside && tokens_[i].isWord && !words_.stop.contains(tokens_[i].text)) ++others;
        }
        return others;
    }

    bool isBesideContent(Range const& range) const {
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            bool const isOutside = i < range.from || i >= range.to;
            if (isOutside && tokens_[i].isWord && !isAt(i, words_.stop) && !isAt(i, words_.neutral) &&
                !isAt(i, words_.numberNouns))
                return true;
        }
        return false;
    }

    // "animals from A to Z"
    bool isWholeAlphabet(Range const& range) const {
        return range.first.kind == RangeEnd::Kind::Letter && tokens_[range.from].text == "a" &&
               tokens_[range.to - 1].text == "z";
    }

    // How many things there are to be, or the years they are from: "5 to 10 dinner ideas", "films from 1990
    // to 2000".
    bool isPerhapsDetail(Range const& range) const {
        if (!isBesideContent(range)) return false;
        if (range.first.kind != RangeEnd::Kind::Number) return isWholeAlphabet(range);
        if (areYears(range) && !range.hasDash) return true;
        auto const next = range.to;
        bool const isBeforeWord = next < tokens_.size() && tokens_[next].isWord &&
                                  !words_.stop.contains(tokens_[next].text) &&
                                  !words_.numberNouns.contains(tokens_[next].text);
        // A range from 1 counts through: "1 to 50 raffle tickets".
        return range.from == 0 && range.first.value > 1 && isBeforeWord;
    }

    std::optional<GivenSequence> sequenceOf(Range const& range) const {
        auto const& [first, last, from, to, hasDash, label] = range;
        auto const interval = intervalOf(range);
        bool const isTime = first.kind == RangeEnd::Kind::Time || last.kind == RangeEnd::Kind::Time;
        bool const areNumbers = first.isNumeric() && last.isNumeric();
        if (areNumbers && (interval || isTime))
            return timesBetween(first, last, interval.value_or(kMinutesOfHour), most_);
        if (first.kind != last.kind) return std::nullopt;
        if (first.row != nullptr) return rowOf(first, last);
        if (hasDash && first.value >= last.value) return std::nullopt;
        if (first.kind == RangeEnd::Kind::Letter)
            return stepped(first.value, inCaseOf(first.value, last.value), 1, most_,
                           [&](std::int64_t value) { return std::string(1, static_cast<char>(value)); });
        if (auto few = fewOf(range)) return few;
        return numbersOf(first.value, last.value, label);
    }

    // "10 numbers between 1 and 100": as many, at equal distances.
    std::optional<GivenSequence> fewOf(Range const& range) const {
        constexpr std::int64_t kLongest = 1'000'000'000; // times the most choices it fits in 64 bits
        auto const many = range.from > 1 ? ends_.numberAt(0) : std::nullopt;
        auto const first = range.first.value;
        auto const length = range.last.value - first;
        if (!many || !isAt(many->next, words_.numberNouns) || parityOf() || stepOf(first, range.last.value))
            return std::nullopt;
        if (many->value < 2 || many->value > static_cast<std::int64_t>(most_) || length < many->value ||
            length > kLongest)
            return std::nullopt;
        auto few = stepped(0, many->value - 1, 1, most_, [&](std::int64_t place) {
            return std::to_string(first + place * length / (many->value - 1));
        });
        return few;
    }

    static std::int64_t inCaseOf(std::int64_t first, std::int64_t letter) {
        bool const isCapital = first >= 'A' && first <= 'Z';
        auto const character = static_cast<unsigned char>(letter);
        return isCapital ? std::toupper(character) : std::tolower(character);
    }

    std::optional<GivenSequence> numbersOf(std::int64_t first, std::int64_t last,
                                           std::string const& label) const {
        auto step = stepOf(first, last).value_or(1);
        if (auto const parity = parityOf()) {
            step = 2;
            if (std::abs(first % 2) != *parity) first += first < last ? 1 : -1;
        } else if (first == 1 && step > 1 && last % step == 0)
            first = step; // "1 to 50 in fives" is 5, 10 … 50, not 1, 6 … 46
        return stepped(first, last, step, most_, [&](std::int64_t value) {
            return (label.empty() ? "" : label + " ") + std::to_string(value);
        });
    }

    std::optional<GivenSequence> rowOf(RangeEnd const& first, RangeEnd const& last) const {
        auto const& row = first.row->names;
        auto const size = static_cast<std::int64_t>(row.size());
        // Rows of one kind have the same order: a short name and a full one can be mixed.
        if (last.row->names.size() != row.size() || first.value == last.value) return std::nullopt;
        GivenSequence sequence;
        for (auto i = first.value;; i = (i + 1) % size) {
            sequence.choices.push_back(row[static_cast<std::size_t>(i)]);
            if (i == last.value) break;
        }
        sequence.count = sequence.choices.size();
        sequence.name = sequence.choices.front() + " – " + sequence.choices.back();
        return sequence;
    }

    // "every 15 minutes", "half-hourly"; not the "10 minutes" of "5 to 10 minutes"
    std::optional<std::int64_t> intervalOf(Range const& range) const {
        auto spoken = tokens_; // "quarter-hour" without its hyphen
        std::erase_if(spoken, [](Token const& token) { return !token.isWord; });
        for (auto const& [phrase, minutes] : words_.intervals)
            if (hasPhrase(spoken, phrase)) return minutes;
        for (std::size_t i = 1; i < tokens_.size(); ++i)
            if (isAt(i, words_.minutes) && (i - 1 < range.from || i - 1 >= range.to))
                if (auto const many = ends_.numberAt(i - 1)) return many->value;
        return std::nullopt;
    }

    // "even numbers", "odd ones from 1 to 9"; not "I can't even decide"
    std::optional<int> parityOf() const {
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            bool const isOdd = isAt(i, words_.odd);
            if ((isOdd || isAt(i, words_.even)) && isBesideNumbers(i)) return isOdd ? 1 : 0;
        }
        return std::nullopt;
    }

    bool isBesideNumbers(std::size_t place) const {
        constexpr std::size_t kFarthest = 2;
        auto const from = place - std::min(place, kFarthest);
        auto const to = std::min(place + kFarthest + 1, tokens_.size());
        for (auto i = from; i < to; ++i)
            if (i != place && (isAt(i, words_.numberNouns) || ends_.numberAt(i))) return true;
        return false;
    }

    // "in steps of 5", "by fives", "5er-Schritte". A step that doesn't fit the range is another number.
    std::optional<std::int64_t> stepOf(std::int64_t first, std::int64_t last) const {
        auto const fits = [&](std::int64_t step) { return step > 0 && std::abs(last - first) >= step; };
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            for (auto const& phrase : words_.stepPhrases)
                if (auto const step = stepAt(i, phrase); step && fits(*step)) return step;
            for (auto const& [word, step] : words_.steps)
                if (tokens_[i].text.starts_with(word) && fits(step) &&
                    (tokens_[i].text.size() == word.size() || word.size() > 2))
                    return step;
        }
        return std::nullopt;
    }

    std::optional<std::int64_t> stepAt(std::size_t place, Phrase const& phrase) const {
        std::optional<std::int64_t> step;
        for (auto const& word : phrase) {
            if (word == kAnyNumber) {
                auto const number = ends_.numberAt(place);
                if (!number || (step && *step != number->value)) return std::nullopt;
                step = number->value;
                place = number->next;
            } else {
                if (place >= tokens_.size() || tokens_[place].text != word) return std::nullopt;
                ++place;
            }
        }
        return step;
    }

    // "numbers up to 40", "count by 3s to 30"
    std::optional<GivenSequence> readUpTo() const {
        bool const isAboutNumbers = std::ranges::any_of(
            tokens_, [&](Token const& token) { return words_.numberNouns.contains(token.text); });
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            auto const length = phraseAt(tokens_, i, words_.upTo);
            if (length == 0) continue;
            auto const last = ends_.numberAt(behindArticles(i + length));
            if (!last || isAt(last->next, words_.ages) || last->value < 2) continue;
            auto const step = stepOf(0, last->value);
            if (!step && !parityOf() && !isAboutNumbers) continue;
            return numbersOf(step.value_or(1), last->value, "");
        }
        return std::nullopt;
    }

    // "d20", "an eight-sided die"
    std::optional<GivenSequence> readDie() const {
        auto const wordCount = std::ranges::count(tokens_, true, &Token::isWord);
        if (wordCount > static_cast<std::ptrdiff_t>(kMostWordsWithDie)) return std::nullopt;
        auto const write = [](std::int64_t value) { return std::to_string(value); };
        std::optional<std::int64_t> sides;
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            if (auto const dice = ends_.diceAt(i)) return stepped(dice->first, dice->second, 1, most_, write);
            if (auto const found = ends_.dieAt(i)) sides = found;
            if (auto const number = ends_.numberAt(i)) {
                auto next = number->next;
                while (next < tokens_.size() && !tokens_[next].isWord)
                    ++next;
                if (isAt(next, words_.sides)) sides = number->value;
            }
        }
        constexpr std::int64_t kMostSides = 100;
        if (!sides || *sides < 2 || *sides > kMostSides) return std::nullopt;
        return stepped(1, *sides, 1, most_, write);
    }

    std::string_view text_;
    ReadingWords const& words_;
    std::size_t most_;
    Tokens const tokens_;
    RangeEnds const ends_;
};

} // namespace

std::optional<GivenSequence> readGivenSequence(std::string_view text, ReadingWords const& words,
                                               std::size_t most) {
    return SequenceReader{text, words, most}.read();
}

} // namespace wheelwright::ideas
