#pragma once
#include "ideas/idea_topic.hpp"
#include <mutex>
#include <string>
#include <string_view>

namespace wheelwright::ideas {

// The topics of content/ideas: wheels from a sentence without any service elsewhere.
class IdeaLibrary {
public:
    // Reads every file of the folder; throws ContentError.
    IdeaLibrary(std::filesystem::path const& folder, wheels::Palettes const& palettes);

    std::vector<IdeaTopic> const& topics() const { return topics_; }

    // What fits a sentence in this language, best first; typing mistakes are forgiven, and words that
    // fit many topics count less than those that fit few. English is understood everywhere. Empty when
    // nothing fits.
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
    mutable std::array<std::once_flag, content::kLanguages.size()> wordsMade_;
    mutable std::array<std::vector<TopicWords>, content::kLanguages.size()> words_;
};

} // namespace wheelwright::ideas
