#pragma once
#include "ideas/sentence_reader.hpp"
#include "ideas/topic_index.hpp"
#include <map>
#include <stop_token>
#include <string>
#include <string_view>

namespace wheelwright::ideas {

// The topics of content/ideas and the sets of content/sets. They make wheels from a sentence without an
// external service.
class IdeaLibrary {
public:
    // Reads every JSON file of the folders ideas, sets and reading in the content folder. Throws
    // ContentError, also when it is asked to stop.
    IdeaLibrary(std::filesystem::path const& content, wheels::Palettes const& palettes,
                std::stop_token const& stop = {});
    IdeaLibrary(IdeaLibrary const&) = delete;
    IdeaLibrary& operator=(IdeaLibrary const&) = delete;

    std::vector<IdeaTopic> const& topics() const { return topics_; }

    // What the sentence itself says: choices, a sequence or a set. Sentences of the page's language come
    // first; English ones are read everywhere.
    Reading read(std::string_view sentence, std::size_t language) const;

    // Whether the sentence asks for something that hurts people, in this language or in English.
    bool isHostile(std::string_view sentence, std::size_t language) const;

    struct Found {
        std::vector<IdeaTopic const*> fitting; // best first; empty if none fits
        std::vector<IdeaTopic const*> near;    // the nearest when none fits
        double score = 0;                      // of the best, as in TopicMatch
    };

    // Finds topics and sets for a sentence in this language, or in English. In the other languages only for
    // words that they have exactly so.
    Found find(std::string_view sentence, std::size_t language, std::size_t most) const;

    // How many choices the sentence asks for: "8 things to do".
    std::optional<std::size_t> countIn(std::string_view sentence, std::size_t language) const;

    // Of a topic or a set.
    IdeaTopic const* byId(std::string_view id) const;

    bool isSet(IdeaTopic const& topic) const;

private:
    struct OfLanguage {
        ReadingWords const& words;
        SentenceReader reader;
        TopicIndex index;
    };
    class Builder;
    OfLanguage const& in(std::size_t language) const { return languages_[language]; }
    bool isEnglish(std::string_view sentence, std::size_t language, Reading const& inEnglish) const;
    std::vector<std::size_t> foreignLanguages(Tokens const& sentence, std::size_t language) const;
    Reading readForeignSet(std::string_view sentence, std::size_t language) const;
    bool givesWay(Reading const& reading, std::string_view sentence, std::size_t language) const;
    bool isTopicsName(std::string_view sentence, std::size_t language, Reading const& reading) const;

    std::vector<IdeaTopic> topics_;
    std::vector<IdeaTopic> sets_;
    std::vector<IdeaTopic const*> indexed_;            // topics, then sets
    std::map<std::string, ReadingWords> readingWords_; // by file name: regional variants share one
    std::vector<OfLanguage> languages_;                // by language
};

} // namespace wheelwright::ideas
