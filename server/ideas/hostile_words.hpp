#pragma once
#include "ideas/sentence.hpp"

namespace wheelwright::ideas {

// One word of a hostile phrase. In content/reading, "suicid*" is also the beginning of a longer word,
// "*porno" its end, and "suicide~" may have one letter mistyped.
struct WordPattern {
    std::string text; // as in accentedPhraseOf
    bool mayBeginEarlier = false;
    bool mayGoOn = false;
    bool mayBeMistyped = false;

    bool matches(Token const& token) const;
};
using PatternPhrase = std::vector<WordPattern>;

PatternPhrase patternOf(std::string_view text);

// Words that ask for something that hurts people.
struct HostileWords {
    std::vector<PatternPhrase> phrases;
    std::vector<std::vector<PatternPhrase>> together; // a word of each of its rows, near each other
    std::vector<PatternPhrase> harmless;              // "bath bombs": these words don't count

    bool areIn(Tokens tokens) const;
};

} // namespace wheelwright::ideas
