#pragma once
#include "base/text.hpp"
#include "ideas/idea_topic.hpp"
#include "ideas/reading_words.hpp"
#include "ideas/stemmer.hpp"
#include <span>

namespace wheelwright::ideas {

using Term = std::uint32_t; // a stem's place among the sorted stems

// The stems of all topics in one language. Nine of these stay in memory, so they are a few flat arrays.
class TopicTerms {
public:
    enum class Field : std::uint8_t { Name, SearchWord, Choice };
    struct Posting {
        std::uint16_t topic = 0;
        Field field = Field::Name;
        std::uint8_t spellings = 0; // bits of the words, as in spellingBit: "Reis" and "Reise" share a stem
    };
    struct Saying { // a name or search word of common words, which only count together: "never have I ever"
        std::string stems; // a blank after each
        std::uint16_t topic = 0;
    };

    std::size_t topics() const { return entryEnds_.size(); }
    Term terms() const { return static_cast<Term>(stemEnds_.size()); }
    std::string_view stem(Term term) const;
    std::optional<Term> find(std::string_view stem) const;
    double rarity(Term term) const { return static_cast<double>(rarities_[term]); }
    std::span<Posting const> postings(Term term) const;

    // The letters of a stem that a name or search word has, as in lettersOf. 0 for stems of choices only.
    std::uint32_t letters(Term term) const { return letters_[term]; }

    // A topic's entries are its name and its search words. The first is its name.
    std::size_t firstEntry(std::size_t topic) const { return topic == 0 ? 0 : entryEnds_[topic - 1]; }
    std::size_t lastEntry(std::size_t topic) const { return entryEnds_[topic]; }
    std::span<Term const> entry(std::size_t place) const;

    // Sorted by their stems.
    std::vector<Saying> const& sayings() const { return sayings_; }

    // One bit for each of the letters in the text: texts that share few of them are no typing mistakes.
    static std::uint32_t lettersOf(std::string_view text);

    // One of eight bits, which the words of a stem seldom share.
    static std::uint8_t spellingBit(std::string_view word);

private:
    friend class TopicTermsBuilder;
    std::string stems_;
    std::vector<std::uint32_t> stemEnds_;    // by term, in stems_
    std::vector<float> rarities_;            // by term
    std::vector<std::uint32_t> letters_;     // by term
    std::vector<std::uint32_t> postingEnds_; // by term, in postings_
    std::vector<Posting> postings_;
    std::vector<std::uint32_t> entryEnds_;     // by topic, in entryTermEnds_
    std::vector<std::uint32_t> entryTermEnds_; // by entry, in entryTerms_
    std::vector<Term> entryTerms_;
    std::vector<Saying> sayings_;
};

// Takes the texts of one topic after the other.
class TopicTermsBuilder {
public:
    TopicTermsBuilder(Language const& language, ReadingWords const& words)
        : words_{words}, stemmer_{language} {}

    void add(TopicTexts const& texts);
    TopicTerms finish();

private:
    struct Made { // a stem, before the stems are sorted
        std::vector<TopicTerms::Posting> postings;
        float frequency = 0; // in how many topics, choices counting less
        bool isSearched = false;
    };
    std::optional<Term> termOf(Token const& token);
    std::vector<Term> addTerms(Tokens const& tokens, TopicTerms::Field field);
    void addEntry(std::string const& text, TopicTerms::Field field);
    void addSaying(Tokens const& tokens);
    void addPosting(Term term, TopicTerms::Field field, std::uint8_t spelling);

    ReadingWords const& words_;
    Stemmer stemmer_;
    TextMap<std::optional<Term>> ofWords_; // nothing for stop words
    TextMap<Term> ofStems_;
    std::vector<Made> made_;
    TopicTerms terms_;
};

} // namespace wheelwright::ideas
