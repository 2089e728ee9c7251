#include "ideas/idea_library.hpp"
#include "wheels/name_match.hpp"
#include <algorithm>
#include <cmath>
#include <numeric>

namespace wheelwright::ideas {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostWordsAsked = 16;
constexpr std::size_t kShortestStem = 5; // letters
constexpr std::size_t kLongWord = 8;
constexpr int kSame = 100;
constexpr int kOneStem = 60;
constexpr double kWorthOfName = 1.5;   // of a match in the topic's name; other words count 1
constexpr double kNearlyAsGood = 0.25; // a topic with less than this share of the best score is left out
constexpr std::size_t kEnglish = 0;
constexpr double kWorthOfEnglish = 0.7; // of a match in English on a page in another language

std::vector<IdeaTopic> readTopics(fs::path const& folder, wheels::Palettes const& palettes) {
    std::error_code problem;
    std::vector<fs::path> files;
    for (auto const& entry : fs::directory_iterator{folder, problem})
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    if (problem)
        throw content::ContentError{"The folder of ideas " + folder.string() +
                                    " cannot be read: " + problem.message() + "."};
    if (files.empty())
        throw content::ContentError{"The folder of ideas " + folder.string() + " has no .json files."};
    std::ranges::sort(files);
    std::vector<IdeaTopic> topics;
    for (auto const& file : files)
        topics.push_back(readTopic(file, palettes));
    return topics;
}

void keepEachOnce(std::vector<std::u32string>& words) {
    std::vector<std::u32string> kept;
    for (auto& word : words)
        if (std::ranges::find(kept, word) == kept.end()) kept.push_back(std::move(word));
    words = std::move(kept);
}

std::vector<std::u32string> wordsIn(std::vector<std::string> const& texts) {
    std::vector<std::u32string> words;
    for (auto const& text : texts)
        for (auto& word : wheels::searchWords(text))
            words.push_back(std::move(word));
    keepEachOnce(words);
    return words;
}

// A repeated word counts once.
std::vector<std::u32string> wordsAsked(std::string_view sentence) {
    auto words = wheels::searchWords(sentence);
    keepEachOnce(words);
    if (words.size() > kMostWordsAsked) words.resize(kMostWordsAsked);
    return words;
}

// True for "dinosaurussen" and "dinosaurus", "animaux" and "animal", "cats" and "cat".
bool haveOneStem(std::u32string const& one, std::u32string const& other) {
    auto const [shorter, longer] = std::minmax({one.size(), other.size()});
    auto const differ = std::ranges::mismatch(one, other).in1 - one.begin();
    auto const shared = static_cast<std::size_t>(differ);
    if (shared == shorter && longer - shorter <= 1) return shorter >= 3;
    return shared >= kShortestStem && shared * 10 >= longer * 6;
}

// A short word must match completely: words in a sentence are complete, and many words begin with "for" or
// "met" by chance.
int fitOf(std::u32string const& typed, wheels::NameQuery const& query,
          std::vector<std::u32string> const& words) {
    int fit = query.fit({}, words);
    if (typed.size() < kShortestStem && fit < kSame) fit = 0;
    if (fit >= kOneStem) return fit;
    bool const hasStem =
        std::ranges::any_of(words, [&](auto const& word) { return haveOneStem(typed, word); });
    return hasStem ? kOneStem : fit;
}

} // namespace

IdeaLibrary::IdeaLibrary(fs::path const& folder, wheels::Palettes const& palettes)
    : topics_{readTopics(folder, palettes)} {}

std::vector<IdeaLibrary::TopicWords> const& IdeaLibrary::words(std::size_t language) const {
    std::call_once(wordsMade_[language], [&] {
        for (auto const& topic : topics_)
            words_[language].push_back(
                {wordsIn({topic.texts[language].name}), wordsIn(topic.texts[language].words)});
    });
    return words_[language];
}

std::vector<double> IdeaLibrary::scores(Words const& asked, std::size_t language) const {
    auto const& topicWords = words(language);
    std::vector<double> scores(topics_.size());
    std::vector<double> fits(topics_.size());
    for (auto const& typed : asked) {
        wheels::NameQuery const query{std::vector{typed}};
        std::ranges::transform(topicWords, fits.begin(), [&](TopicWords const& words) {
            return std::max(kWorthOfName * fitOf(typed, query, words.name),
                            1.0 * fitOf(typed, query, words.others));
        });
        auto const found = std::ranges::count_if(fits, [](double fit) { return fit > 0; });
        if (found == 0) continue;
        auto const rarity = std::log(1 + static_cast<double>(topics_.size()) / static_cast<double>(found));
        auto const length = static_cast<double>(std::min(typed.size(), kLongWord)); // long words say more
        for (std::size_t place = 0; place < fits.size(); ++place)
            scores[place] += fits[place] * rarity * length;
    }
    // Of two equal matches, prefer the topic with fewer words in its name.
    for (std::size_t place = 0; place < scores.size(); ++place)
        scores[place] *= 1 + 0.2 / static_cast<double>(1 + topicWords[place].name.size());
    return scores;
}

std::vector<IdeaTopic const*> IdeaLibrary::find(std::string_view sentence, std::size_t language,
                                                std::size_t most) const {
    auto const asked = wordsAsked(sentence);
    auto scores = this->scores(asked, language);
    if (language != kEnglish) {
        auto const inEnglish = this->scores(asked, kEnglish);
        std::ranges::transform(scores, inEnglish, scores.begin(), [](double own, double english) {
            return std::max(own, kWorthOfEnglish * english);
        });
    }
    std::vector<std::size_t> places(topics_.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::ranges::stable_sort(places, std::ranges::greater{},
                             [&](std::size_t place) { return scores[place]; });
    std::vector<IdeaTopic const*> found;
    auto const least = kNearlyAsGood * *std::ranges::max_element(scores);
    for (auto const place : places)
        if (scores[place] > 0 && scores[place] >= least && found.size() < most)
            found.push_back(&topics_[place]);
    return found;
}

IdeaTopic const* IdeaLibrary::byId(std::string_view id) const {
    auto const found = std::ranges::find(topics_, id, &IdeaTopic::id);
    return found == topics_.end() ? nullptr : &*found;
}

} // namespace wheelwright::ideas
