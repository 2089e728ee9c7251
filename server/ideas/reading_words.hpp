#pragma once
#include "base/text.hpp"
#include "ideas/hostile_words.hpp"
#include <filesystem>
#include <set>
#include <utility>

namespace wheelwright::ideas {

using WordSet = std::set<std::string, std::less<>>;

// Names in their order, as they are written, and the same as phrases.
struct NameRow {
    std::vector<std::string> names;
    std::vector<Phrase> phrases;
};

// A file of content/reading: the words by which the server reads sentences of one language. They are lower
// case without accents, as in Token::text, unless it says otherwise.
struct ReadingWords {
    WordSet stop;        // says nothing about a topic: "the", "please", "wheel"
    WordSet neutral;     // beside a set: "names of the months"
    WordSet andWords;    // joins the last choice of a list; with accents, as in Token::lower
    WordSet orWords;     // also makes a list of two; with accents
    WordSet between;     // "between 1 and 6"
    WordSet even;        // numbers
    WordSet odd;         // numbers
    WordSet articles;    // may stand before the end of a range: "from the 1st to the 5th"
    WordSet numberNouns; // "numbers", "digits"
    WordSet minutes;
    WordSet sides;        // "eight sided"
    WordSet dicePrefixes; // "d" of d20
    WordSet ages;         // beside a range: ages, players or school years, so no choices
    WordSet units;        // after a number: no count of choices
    WordSet audience;     // for whom it is, beside a topic: "with my son"
    WordSet countLeads;   // before a number: a count of choices
    WordSet tails;        // begin what follows a list: "… or Ben for the dishes"
    WordSet questions;    // short ones with accents
    WordSet either;
    WordSet withWords; // join parts of one choice: "dumplings with mushrooms"
    WordSet vague;     // "or something" is no list
    WordSet kin;       // each is a choice, with no comma between them: "mum dad or me"
    std::vector<Phrase> to;
    std::vector<Phrase> upTo;
    std::vector<Phrase> without;  // before members that a sequence leaves out: "except 13"
    std::vector<Phrase> leads;    // end what comes before a list: "a wheel with"
    std::vector<Phrase> together; // one choice with an "and" in it: "fish and chips"
    std::vector<Phrase> notLists; // "truth or dare"
    HostileWords hostile;
    std::vector<Phrase> facts;                     // begin a question that no wheel answers: "how much is"
    std::vector<Phrase> stepPhrases;               // with kAnyNumber in it
    std::vector<std::pair<Phrase, int>> intervals; // in minutes
    TextMap<int> numbers;                          // "seven"
    TextMap<int> steps;                            // "fives"; also as the beginning of a word
    TextMap<std::vector<std::string>> synonyms;    // a word and words of topics that mean the same
    std::vector<NameRow> weekdayRows;              // full names, short ones
    std::vector<NameRow> monthRows;
};

// Stands for the number in a step phrase.
inline constexpr std::string_view kAnyNumber = "nnn";

// Throws a ContentError that names the file and the field.
ReadingWords readReadingWords(std::filesystem::path const& file);

} // namespace wheelwright::ideas
