#pragma once
#include "ideas/idea_topic.hpp"
#include "ideas/reading_words.hpp"
#include "ideas/stemmer.hpp"
#include <optional>
#include <ranges>

namespace wheelwright::ideas {

// The most choices that a sentence can list or describe: "1 to 1000".
inline constexpr std::size_t kMostChoicesRead = 1'000;

// What a sentence itself says, before any search for a topic.
struct Reading {
    enum class Kind {
        Nothing, // look for a topic
        Hostile, // asks for something that hurts people
        TooMany, // `count` is over kMostChoicesRead
        List,
        Sequence,
        Set
    };
    Kind kind = Kind::Nothing;
    std::string name;
    std::vector<PlannedChoice> choices; // those that the sentence repeats weigh more
    IdeaTopic const* set = nullptr;
    std::uint64_t count = 0;
    std::string head{};    // of a list, as in GivenList
    bool isCertain = true; // false: a topic that fits is more likely meant
};

// Reads sentences of one language. It answers only where it is certain.
class SentenceReader {
public:
    SentenceReader(ReadingWords const& words, std::size_t language) : words_{words}, language_{language} {}

    // The set is found by its search words.
    void addSet(IdeaTopic const& set, std::vector<std::string> const& searchWords);

    // Whether one of the set's search words is exactly this.
    bool isSearchWordOf(IdeaTopic const& set, Phrase const& phrase) const;

    Reading read(std::string_view sentence) const;

    // Whether it has a word that joins lists in this language.
    bool hasConjunction(std::string_view sentence) const;

    // A set that the sentence names, perhaps beside other words.
    struct FoundSet {
        IdeaTopic const* set = nullptr;
        std::size_t named = 0;   // words of the phrase without conjunctions
        bool isAlone = true;     // no other words say what is meant
        bool isMeant = true;     // false in "employee of the month"
        bool isCompound = false; // "weekday dinners", "truth or dare for kids": meant only if no topic fits
    };
    FoundSet setIn(std::string_view sentence) const;

    // Whether it asks for something that hurts people. The choices of a list aren't looked at.
    bool isHostile(std::string_view sentence) const;

    // Whether it is a question that no wheel answers: "how much is a stamp".
    bool asksForFact(std::string_view sentence) const;

    // "8 things to do": the number of choices that the sentence asks for.
    std::optional<std::size_t> countIn(std::string_view sentence) const;

private:
    struct Word {
        std::string text;
        std::string lower;
        std::string stem;
        bool isAfterMark = false;
    };
    using Words = std::vector<Word>;
    struct SetPhrase {
        IdeaTopic const* set = nullptr;
        Words words;
    };
    static bool isMistyped(Word const& typed, Word const& word, std::size_t shortest);
    static bool isSame(Word const& typed, Word const& word, std::size_t phraseLength);
    Words wordsIn(std::string_view text, Stemmer& stemmer) const;
    std::optional<Reading> readTitled(std::string_view sentence) const;
    std::vector<Phrase> namesIn(std::string_view text) const;
    Reading readMembers(std::string_view text) const;
    std::optional<Reading> readWithout(std::string_view sentence) const;
    bool isConjunctionWord(std::string_view lower) const;
    std::size_t coreOf(Words const& phrase) const;
    bool isContent(Word const& word) const;
    bool isCompound(Words const& typed, Words::const_iterator next) const;
    bool isDescribing(Words const& typed, std::ranges::subrange<Words::const_iterator> found) const;

    ReadingWords const& words_;
    std::size_t language_;
    std::vector<SetPhrase> setPhrases_; // longer ones first: "chinese zodiac" before "zodiac"
};

} // namespace wheelwright::ideas
