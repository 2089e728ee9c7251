#include "ideas/idea_library.hpp"
#include "wheels/name_match.hpp"
#include <algorithm>
#include <cmath>

namespace wheelwright::ideas {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostWordsAsked = 16;

std::vector<IdeaTopic> readTopics(fs::path const& folder, wheels::Palettes const& palettes) {
    std::error_code problem;
    std::vector<fs::path> files;
    for (auto const& entry : fs::directory_iterator{folder, problem})
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    if (problem)
        throw content::ContentError{"The folder of ideas " + folder.string() +
                                    " cannot be read: " + problem.message() + "."};
    std::ranges::sort(files);
    std::vector<IdeaTopic> topics;
    for (auto const& file : files)
        topics.push_back(readTopic(file, palettes));
    return topics;
}

std::vector<std::u32string> wordsOf(TopicTexts const& texts) {
    auto words = wheels::searchWords(texts.name);
    for (auto const& text : texts.words)
        for (auto& word : wheels::searchWords(text))
            words.push_back(std::move(word));
    std::ranges::sort(words);
    words.erase(std::ranges::unique(words).begin(), words.end());
    return words;
}

// Each word of a sentence once: a word said ten times weighs no more than one said once.
std::vector<std::string> wordsAsked(std::string_view sentence) {
    std::vector<std::string> asked;
    constexpr std::string_view blanks = " \t\r\n,.;:!?\"()/";
    for (std::size_t at = 0; asked.size() < kMostWordsAsked;) {
        at = sentence.find_first_not_of(blanks, at);
        if (at == std::string_view::npos) break;
        auto const end = std::min(sentence.find_first_of(blanks, at), sentence.size());
        std::string word{sentence.substr(at, end - at)};
        if (std::ranges::find(asked, word) == asked.end()) asked.push_back(std::move(word));
        at = end;
    }
    return asked;
}

} // namespace

IdeaLibrary::IdeaLibrary(fs::path const& folder, wheels::Palettes const& palettes)
    : topics_{readTopics(folder, palettes)} {
    for (std::size_t language = 0; language < content::kLanguages.size(); ++language)
        for (auto const& topic : topics_)
            words_[language].push_back(wordsOf(topic.texts[language]));
}

std::vector<IdeaTopic const*> IdeaLibrary::find(std::string_view sentence, std::size_t language,
                                                std::size_t most) const {
    std::vector<std::pair<double, IdeaTopic const*>> ranked;
    for (auto const& topic : topics_)
        ranked.emplace_back(0.0, &topic);
    std::vector<int> fits(topics_.size());
    for (auto const& word : wordsAsked(sentence)) {
        wheels::NameQuery const query{word};
        if (query.isEmpty()) continue;
        std::ranges::transform(words_[language], fits.begin(),
                               [&](Words const& words) { return query.fit({}, words); });
        auto const found = std::ranges::count_if(fits, [](int fit) { return fit > 0; });
        if (found == 0) continue;
        auto const rarity = std::log(1 + static_cast<double>(topics_.size()) / static_cast<double>(found));
        for (std::size_t place = 0; place < fits.size(); ++place)
            ranked[place].first += fits[place] * rarity;
    }
    std::ranges::stable_sort(ranked, std::ranges::greater{}, [](auto const& entry) { return entry.first; });
    std::vector<IdeaTopic const*> found;
    for (auto const& [score, topic] : ranked)
        if (score > 0 && found.size() < most) found.push_back(topic);
    return found;
}

IdeaTopic const* IdeaLibrary::byId(std::string_view id) const {
    auto const found = std::ranges::find(topics_, id, &IdeaTopic::id);
    return found == topics_.end() ? nullptr : &*found;
}

} // namespace wheelwright::ideas
