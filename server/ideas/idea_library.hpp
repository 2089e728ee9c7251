#pragma once
#include "ideas/idea_topic.hpp"
#include <mutex>
#include <string>
#include <string_view>

namespace wheelwright::ideas {

// The topics of content/ideas. They make wheels from a sentence without an external service.
class IdeaLibrary {
public:
    // Reads every JSON file of the folder. Throws ContentError.
    IdeaLibrary(std::filesystem::path const& folder, wheels::Palettes const& palettes);

    std::vector<IdeaTopic> const& topics() const { return topics_; }

    // The topics that match a sentence in this language, best first; empty when none does. Tolerates typing
    // mistakes. Words that match many topics count less. English words match in every language.
    std::vector<IdeaTopic const*> find(std::string_view sentence, std::size_t language,
                                       std::size_t most) const;

    IdeaTopic const* byId(std::string_view id) const;

private:
    using Words = std::vector<std::u32string>;
    struct TopicWords {
        Words name;
        Words others;
    };

    std::vector<TopicWords> const& words(std::size_t language) const; // in the order of topics()
    std::vector<double> scores(Words const& asked, std::size_t language) const;

    std::vector<IdeaTopic> topics_;
    // Made by the first sentence in a language: most servers are asked in one or two of them.
    mutable std::array<std::once_flag, kLanguages.size()> wordsMade_;
    mutable std::array<std::vector<TopicWords>, kLanguages.size()> words_;
};

} // namespace wheelwright::ideas
