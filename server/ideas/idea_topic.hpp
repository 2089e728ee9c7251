#pragma once
#include "content/content_file.hpp"
#include "content/languages.hpp"
#include "ideas/wheel_plan.hpp"
#include <array>
#include <vector>

namespace wheelwright::ideas {

// What a topic is called in one language, what it is found by, and what it offers.
struct TopicTexts {
    std::string name;
    std::vector<std::string> words;
    std::vector<std::string> choices;
};

// A file of content/ideas: choices for wheels of one topic, in every language.
struct IdeaTopic {
    std::string id; // its file's name
    std::string effect;
    std::string theme;
    std::string palette;
    std::array<TopicTexts, content::kLanguages.size()> texts;
};

inline constexpr std::size_t kLeastChoices = 20;

// So many of its choices, picked by chance and in their order; all where it has no more.
WheelPlan planOf(IdeaTopic const& topic, std::size_t language, std::size_t count);

// Throws ContentError naming file and field.
IdeaTopic readTopic(std::filesystem::path const& file, wheels::Palettes const& palettes);

} // namespace wheelwright::ideas
