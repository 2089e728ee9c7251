#include "ideas/idea_topic.hpp"
#include "base/chance.hpp"
#include "wheels/fresh_wheel.hpp"
#include <algorithm>
#include <boost/json/array.hpp>
#include <limits>

namespace wheelwright::ideas {
namespace {

namespace json = boost::json;
using content::ContentReader;

std::vector<std::string> textsIn(ContentReader const& file, json::object const& outer,
                                 std::string const& field, std::string const& path, std::size_t least) {
    std::vector<std::string> texts;
    for (auto const& text : file.list(outer, field, path)) {
        auto const place = path + field + "[" + std::to_string(texts.size()) + "]";
        if (!text.is_string() || text.get_string().empty())
            file.refuse(place + " must be a text that is not empty.");
        if (std::ranges::find(texts, std::string_view{text.get_string()}) != texts.end())
            file.refuse(place + " is there twice.");
        texts.emplace_back(text.get_string());
    }
    if (texts.size() < least)
        file.refuse(path + field + " must hold at least " + std::to_string(least) + " texts.");
    return texts;
}

TopicTexts topicTexts(ContentReader const& file, Language const& language, std::size_t leastChoices) {
    std::string const code{language.code};
    auto const path = "languages." + code + ".";
    auto const& texts = file.part(file.part(file.object(), "languages", ""), code, "languages.");
    return {file.text(texts, "name", path), textsIn(file, texts, "words", path, 1),
            textsIn(file, texts, "choices", path, leastChoices)};
}

// The system's random numbers as the generator that std::sample takes.
struct RandomBits {
    using result_type = std::uint64_t;
    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }
    result_type operator()() const { return randomNumber(); }
};

} // namespace

TopicFile readTopic(std::filesystem::path const& file, wheels::Palettes const& palettes,
                    std::size_t leastChoices) {
    ContentReader const reader{file};
    TopicFile read{.topic = {.id = file.stem().string(),
                             .file = file.string(),
                             .effect = reader.text(reader.object(), "result-effect", ""),
                             .theme = reader.text(reader.object(), "wheel-theme", ""),
                             .palette = reader.text(reader.object(), "wheel-palette", ""),
                             .names = {}},
                   .texts = {}};
    auto& topic = read.topic;
    if (reader.text(reader.object(), "id", "") != topic.id) reader.refuse("id must be the file's name.");
    if (!palettes.has(topic.theme, topic.palette))
        reader.refuse("wheel-palette is no palette of the theme " + topic.theme + ".");
    if (!wheels::isEffect(topic.effect)) reader.refuse("result-effect is none of the effects there are.");
    for (std::size_t i = 0; i < kLanguages.size(); ++i) {
        read.texts[i] = topicTexts(reader, kLanguages[i], leastChoices);
        topic.names[i] = read.texts[i].name;
    }
    return read;
}

std::vector<std::string> choicesOf(IdeaTopic const& topic, std::size_t language) {
    return topicTexts(ContentReader{topic.file}, kLanguages[language], kLeastChoicesOfSet).choices;
}

WheelPlan planOf(IdeaTopic const& topic, std::size_t language, std::size_t count) {
    auto choices = choicesOf(topic, language);
    std::vector<std::string> picked; // std::sample keeps the order
    std::ranges::sample(choices, std::back_inserter(picked),
                        static_cast<std::ptrdiff_t>(std::min(count, choices.size())), RandomBits{});
    WheelPlan plan{.name = topic.names[language],
                   .choices = {},
                   .theme = topic.theme,
                   .palette = topic.palette,
                   .effect = topic.effect};
    for (auto& text : picked)
        plan.choices.push_back({std::move(text)});
    return plan;
}

} // namespace wheelwright::ideas
