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

// A file of content/ideas or content/sets: choices for wheels of one topic, in every language. The choices
// stay on the disk until a wheel is made of them.
struct IdeaTopic {
    std::string id; // the file's name without .json
    std::string file;
    std::string effect;
    std::string theme;
    std::string palette;
    std::array<std::string, kLanguages.size()> names;
};

struct TopicFile {
    IdeaTopic topic;
    std::array<TopicTexts, kLanguages.size()> texts;
};

inline constexpr std::size_t kLeastChoices = 20;
inline constexpr std::size_t kLeastChoicesOfSet = 2; // "yes or no"
inline constexpr std::size_t kAllChoices = static_cast<std::size_t>(-1);

// Throws a ContentError that names the file and the field.
TopicFile readTopic(std::filesystem::path const& file, wheels::Palettes const& palettes,
                    std::size_t leastChoices);

// Reads them from the topic's file. Throws ContentError.
std::vector<std::string> choicesOf(IdeaTopic const& topic, std::size_t language);

// A plan with `count` random choices of the topic, in their order, or with all if there are fewer. Throws
// ContentError.
WheelPlan planOf(IdeaTopic const& topic, std::size_t language, std::size_t count);

} // namespace wheelwright::ideas
