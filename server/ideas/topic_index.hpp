#pragma once
#include "ideas/topic_terms.hpp"

namespace wheelwright::ideas {

struct TopicMatch {
    std::size_t topic = 0; // its place among the indexed topics
    double score = 0;
    double confidence = 0;       // how much of what the sentence says the topic covers: 1 for all of it
    int words = 0;               // of the sentence that are in its name or search words
    bool restsOnOneWord = false; // of several, and that word isn't the topic's whole name
};

// Finds topics by the stems of their names, search words and choices in one language. Rare words count more
// (as in BM25), and a mistyped word matches the words that differ in a letter or two.
class TopicIndex {
public:
    TopicIndex(TopicTerms terms, std::size_t language, ReadingWords const& words)
        : language_{language}, words_{words}, terms_{std::move(terms)} {}

    // Whether a name, a search word or a choice has this word.
    bool knows(Token const& word, Stemmer& stemmer) const;

    // Whether names and search words have all words that say something, and there is one.
    bool knowsAll(Tokens const& sentence) const;

    // Best first.
    std::vector<TopicMatch> search(Tokens const& sentence) const;

private:
    struct Wanted { // a term of the sentence, or one that means the same
        Term term = 0;
        double weight = 1;
        std::uint8_t spelling = 0; // as in TopicTerms::spellingBit; 0 if any spelling will do
    };
    using Group = std::vector<Wanted>; // terms for one word; the best counts
    using Groups = std::vector<Group>; // one for a word, two for a compound
    struct Tally {                     // what the words of a sentence say, by topic
        Tally(std::size_t topics, std::size_t terms)
            : scores(topics), inAnySpelling(topics), words(topics), wanted(terms) {}
        std::vector<double> scores;
        std::vector<double> inAnySpelling; // the scores if all words of a stem counted the same
        std::vector<int> words;            // as in TopicMatch
        std::vector<double> wanted;        // by term: its weight in the sentence
        double most = 0;                   // the score of a topic that has all words in its name
    };

    bool isInRange(Tokens const& sentence, std::size_t place) const;
    bool isCount(Tokens const& sentence, std::size_t place) const;
    bool isDate(Token const& token) const;
    bool isMeasure(Tokens const& sentence, std::size_t place) const;
    double shareOf(Tokens const& sentence, std::size_t place) const;
    double rarityOfUnknown() const;
    void count(Group const& group, double share, Tally& tally) const;
    Groups groupsOf(Token const& token, Stemmer& stemmer) const;
    double spellingWorth(Wanted const& wanted, TopicTerms::Posting const& posting, bool isKnown) const;
    bool haveTopic(Term one, Term other) const;
    Groups halvesOf(std::string_view stem) const;
    void addParts(std::string_view stem, Group& group) const;
    void addNeighbours(std::string_view stem, Group& group) const;
    std::vector<std::size_t> topicsSaid(Tokens const& sentence, Stemmer& stemmer) const;
    double nameShare(std::size_t topic, std::vector<double> const& wanted) const;
    double entryBonus(std::size_t topic, std::vector<double> const& wanted) const;

    std::size_t language_;
    ReadingWords const& words_;
    TopicTerms terms_;
};

} // namespace wheelwright::ideas
