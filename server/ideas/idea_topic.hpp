#pragma once
#include "base/languages.hpp"
#include "content/content_file.hpp"
#include "ideas/wheel_plan.hpp"
#include <array>
#include <vector>

namespace wheelwright::ideas {

// A topic in one language: its name, the words that find it, and its choices.
struct TopicTexts {
    std::string name;
    std::vector<std::string> words;
    std::vector<std::string> choices;
};

// A file of content/ideas: choices for wheels of one topic, in every language.
struct IdeaTopic {
    std::string id; // the file's name without .json
    std::string effect;
    std::string theme;
    std::string palette;
    std::array<TopicTexts, kLanguages.size()> texts;
};

inline constexpr std::size_t kLeastChoices = 20;

// A plan with `count` random choices of the topic, in their order, or with all if there are fewer.
WheelPlan planOf(IdeaTopic const& topic, std::size_t language, std::size_t count);

// Throws a ContentError that names the file and the field.
IdeaTopic readTopic(std::filesystem::path const& file, wheels::Palettes const& palettes);

} // namespace wheelwright::ideas
