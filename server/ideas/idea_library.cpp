#include "ideas/idea_library.hpp"
#include <algorithm>

namespace wheelwright::ideas {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kEnglish = 0;
constexpr std::size_t kMostNear = 3;

// Found on the sentences of server/ideas/sentences: a topic below these is a guess.
constexpr double kLeastConfidence = 0.5;
constexpr double kLeastScore = 3.0;
constexpr double kLeastConfidenceInEnglish = 0.7; // of a sentence on a page in another language
constexpr double kLeastConfidenceOfForeign = 0.9; // of one in neither the page's language nor English
constexpr double kLeastConfidenceOfFact = 0.9;    // of a question that asks for a fact
constexpr double kLessForTwoWords = 0.2;          // if two words of the sentence fit the topic
constexpr double kMoreForOneWord = 0.05;          // if only one of several does
constexpr double kMoreForTie = 0.1;               // if another topic fits the one word as well
constexpr double kClear = 0.95;                   // of the best score: the next topic is worse
constexpr double kTie = 0.98;                     // of the best score: the next topic is as good
constexpr double kMoreThanLast = 1.2;
constexpr std::size_t kShortestForeign = 5; // letters; languages share shorter words by chance: "tee", "chat"
constexpr double kNearlyAsGood = 0.5;       // a topic with less than this share of the best score is left out

std::vector<fs::path> topicFiles(fs::path const& folder) {
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
    return files;
}

// Regional variants share one file: "de-ch" reads as "de".
std::string readingFile(Language const& language) {
    return std::string{language.code.substr(0, language.code.find('-'))} + ".json";
}

} // namespace

// Reads one file after the other, so that their texts are never in memory all at once.
class IdeaLibrary::Builder {
public:
    Builder(IdeaLibrary& library, fs::path const& content) : library_{library} {
        for (std::size_t language = 0; language < kLanguages.size(); ++language) {
            auto const file = readingFile(kLanguages[language]);
            auto& all = library.readingWords_;
            auto found = all.find(file);
            if (found == all.end())
                found = all.emplace(file, readReadingWords(content / "reading" / file)).first;
            terms_.emplace_back(kLanguages[language], found->second);
            readers_.emplace_back(found->second, language);
        }
    }

    void addTopic(TopicFile const& file) {
        for (std::size_t language = 0; language < kLanguages.size(); ++language)
            terms_[language].add(file.texts[language]);
        library_.topics_.push_back(file.topic);
    }

    // The sets keep their places: the readers refer to them.
    void addSets(std::vector<TopicFile> const& files) {
        for (auto const& file : files)
            library_.sets_.push_back(file.topic);
        for (std::size_t place = 0; place < files.size(); ++place)
            for (std::size_t language = 0; language < kLanguages.size(); ++language) {
                auto const& texts = files[place].texts[language];
                terms_[language].add(texts);
                readers_[language].addSet(library_.sets_[place], texts.words);
            }
    }

    void finish() {
        for (auto const* const each : {&library_.topics_, &library_.sets_})
            for (auto const& topic : *each)
                library_.indexed_.push_back(&topic);
        library_.languages_.reserve(kLanguages.size());
        for (std::size_t language = 0; language < kLanguages.size(); ++language) {
            auto const& words = library_.readingWords_.at(readingFile(kLanguages[language]));
            library_.languages_.push_back({words, std::move(readers_[language]),
                                           TopicIndex{terms_[language].finish(), language, words}});
        }
    }

private:
    IdeaLibrary& library_;
    std::vector<TopicTermsBuilder> terms_;
    std::vector<SentenceReader> readers_;
};

IdeaLibrary::IdeaLibrary(fs::path const& content, wheels::Palettes const& palettes,
                         std::stop_token const& stop) {
    Builder builder{*this, content};
    for (auto const& file : topicFiles(content / "ideas")) {
        if (stop.stop_requested()) throw content::ContentError{"Reading the ideas was stopped."};
        builder.addTopic(readTopic(file, palettes, kLeastChoices));
    }
    std::vector<TopicFile> sets;
    for (auto const& file : topicFiles(content / "sets"))
        sets.push_back(readTopic(file, palettes, kLeastChoicesOfSet));
    builder.addSets(sets);
    builder.finish();
}

// "Ancient Egypt, Greece and Rome" is a topic and no list. A sequence, or a set that is called so, is exact.
bool IdeaLibrary::isTopicsName(std::string_view sentence, std::size_t language,
                               Reading const& reading) const {
    if (reading.kind == Reading::Kind::Sequence) return false;
    auto const phrase = phraseOf(sentence);
    auto const isCalledSo = [&](IdeaTopic const& topic) {
        constexpr std::size_t kMostBlanks = 8; // bytes by which two spellings of one name may differ
        auto const& name = topic.names[language];
        return name.size() < sentence.size() + kMostBlanks && sentence.size() < name.size() + kMostBlanks &&
               phraseOf(name) == phrase;
    };
    if (std::ranges::none_of(topics_, isCalledSo)) return false;
    if (reading.set == nullptr) return true;
    return phraseOf(reading.set->names[language]) != phrase &&
           !in(language).reader.isSearchWordOf(*reading.set, phrase);
}

// A sentence on a page in another language. Names in a list can be of any language; the words around them
// can't. German "die Tiere" has nothing to do with dice.
bool IdeaLibrary::isEnglish(std::string_view sentence, std::size_t language, Reading const& inEnglish) const {
    auto const& own = in(language).words;
    auto const& english = in(kEnglish).words;
    bool const isList = inEnglish.kind == Reading::Kind::List;
    if (isList && !in(kEnglish).reader.hasConjunction(sentence)) return false;
    Stemmer stemmer{kLanguages[kEnglish]};
    bool hasOther = false; // a word that isn't common in the page's language
    for (auto const& token : tokensOf(sentence)) {
        if (!token.isWord) continue;
        bool const isOwn = own.stop.contains(token.text);
        hasOther = hasOther || !isOwn;
        if (english.stop.contains(token.text) || english.numbers.contains(token.text)) continue;
        bool const isNumber = token.text.find_first_of("0123456789") != std::string::npos;
        if (isList ? isOwn : !isNumber && !in(kEnglish).index.knows(token, stemmer)) return false;
    }
    return hasOther;
}

// The languages in which to look for a sentence that neither the page's language nor English knows: "Hunde"
// on a page in French. Regional variants add nothing.
std::vector<std::size_t> IdeaLibrary::foreignLanguages(Tokens const& sentence, std::size_t language) const {
    auto const isLong = [](Token const& token) { return token.text.size() >= kShortestForeign; };
    if (std::ranges::none_of(sentence, isLong) || in(language).index.knowsAll(sentence) ||
        in(kEnglish).index.knowsAll(sentence))
        return {};
    std::vector<std::size_t> languages;
    for (std::size_t other = 0; other < kLanguages.size(); ++other)
        if (kLanguages[other].code.find('-') == std::string_view::npos &&
            &in(other).words != &in(language).words)
            languages.push_back(other);
    return languages;
}

// A set that is called exactly so in another language: "Wochentage" on a page in English.
Reading IdeaLibrary::readForeignSet(std::string_view sentence, std::size_t language) const {
    auto const phrase = phraseOf(sentence);
    for (auto const other : foreignLanguages(tokensOf(sentence), language)) {
        auto const& reader = in(other).reader;
        if (std::ranges::any_of(sets_,
                                [&](IdeaTopic const& set) { return reader.isSearchWordOf(set, phrase); }))
            return reader.read(sentence);
    }
    return {};
}

bool IdeaLibrary::isHostile(std::string_view sentence, std::size_t language) const {
    return in(language).reader.isHostile(sentence) || in(kEnglish).reader.isHostile(sentence);
}

Reading IdeaLibrary::read(std::string_view sentence, std::size_t language) const {
    if (isHostile(sentence, language)) return {.kind = Reading::Kind::Hostile, .name = {}, .choices = {}};
    auto reading = in(language).reader.read(sentence);
    if (isTopicsName(sentence, language, reading)) return {};
    if (reading.kind == Reading::Kind::Nothing && language != kEnglish) {
        auto inEnglish = in(kEnglish).reader.read(sentence);
        if (isEnglish(sentence, language, inEnglish)) reading = std::move(inEnglish);
    }
    if (reading.kind == Reading::Kind::Nothing) return readForeignSet(sentence, language);
    return !reading.isCertain && givesWay(reading, sentence, language) ? Reading{} : reading;
}

// Whether a topic fits better than a reading that isn't certain.
bool IdeaLibrary::givesWay(Reading const& reading, std::string_view sentence, std::size_t language) const {
    auto const whole = find(sentence, language, 1);
    if (whole.fitting.empty() || whole.fitting.front() == reading.set) return false;
    if (reading.kind != Reading::Kind::List) return true;
    if (!reading.head.empty()) return !find(reading.head, language, 1).fitting.empty();
    // The other choices must say something about what the last one names: "quick, easy and healthy dinners",
    // but not "pizza, pasta and fried rice".
    constexpr std::size_t kMostOfLast = 6;
    auto const last = find(reading.choices.back().text, language, kMostOfLast);
    bool const isOfLast = std::ranges::find(last.fitting, whole.fitting.front()) != last.fitting.end();
    return isOfLast &&
           (last.fitting.front() != whole.fitting.front() || whole.score > kMoreThanLast * last.score);
}

std::optional<std::size_t> IdeaLibrary::countIn(std::string_view sentence, std::size_t language) const {
    auto const count = in(language).reader.countIn(sentence);
    if (count || language == kEnglish) return count;
    // "10 Minuten Workout": English doesn't know the unit and would read a count.
    auto const isUnit = [&](Token const& token) { return in(language).words.units.contains(token.text); };
    return std::ranges::any_of(tokensOf(sentence), isUnit) ? std::nullopt
                                                           : in(kEnglish).reader.countIn(sentence);
}

IdeaLibrary::Found IdeaLibrary::find(std::string_view sentence, std::size_t language,
                                     std::size_t most) const {
    auto const tokens = tokensOf(sentence);
    auto matches = in(language).index.search(tokens);
    bool const isFact = in(language).reader.asksForFact(sentence);
    auto const fits = [isFact](std::vector<TopicMatch> const& found, double least) {
        if (found.empty() || found.front().score < kLeastScore) return false;
        auto const& best = found.front();
        auto const next = found.size() > 1 ? found[1].score / best.score : 0;
        // A long sentence has other words: "what can I put in a 24-door countdown for my daughter".
        if (best.words > 1 && next <= kClear) least -= kLessForTwoWords;
        // One word of a sentence about something else: "why is my laptop so slow" is about no slow cooker.
        if (best.restsOnOneWord) least += next > kTie ? kMoreForTie : kMoreForOneWord;
        if (isFact && (best.words < 2 || best.confidence < kLeastConfidenceOfFact)) return false;
        return best.confidence >= least;
    };
    if (auto const named = in(language).reader.setIn(sentence); !named.isMeant || named.isCompound) {
        auto others = matches;
        std::erase_if(others, [&](TopicMatch const& match) { return indexed_[match.topic] == named.set; });
        if (!named.isMeant || fits(others, kLeastConfidence)) matches = std::move(others);
    }
    bool isFitting = fits(matches, kLeastConfidence);
    // German "die die die" is no English.
    bool const hasOther = std::ranges::any_of(tokens, [&](Token const& token) {
        return token.isWord && !in(language).words.stop.contains(token.text);
    });
    if (!isFitting && language != kEnglish && hasOther) {
        auto inEnglish = in(kEnglish).index.search(tokens);
        isFitting = fits(inEnglish, kLeastConfidenceInEnglish);
        if (isFitting || matches.empty()) matches = std::move(inEnglish);
    }
    for (auto const other : foreignLanguages(tokens, language)) {
        if (!in(other).index.knowsAll(tokens)) continue;
        auto foreign = in(other).index.search(tokens);
        if (!fits(foreign, kLeastConfidenceOfForeign)) continue;
        matches = std::move(foreign);
        isFitting = true;
        break;
    }
    Found found;
    if (!matches.empty()) found.score = matches.front().score;
    auto& list = isFitting ? found.fitting : found.near;
    for (auto const& match : matches)
        if (match.score >= kNearlyAsGood * matches.front().score &&
            list.size() < (isFitting ? most : kMostNear))
            list.push_back(indexed_[match.topic]);
    return found;
}

IdeaTopic const* IdeaLibrary::byId(std::string_view id) const {
    auto const found = std::ranges::find_if(indexed_, [&](auto const* topic) { return topic->id == id; });
    return found == indexed_.end() ? nullptr : *found;
}

bool IdeaLibrary::isSet(IdeaTopic const& topic) const {
    return std::ranges::any_of(sets_, [&](IdeaTopic const& set) { return &set == &topic; });
}

} // namespace wheelwright::ideas
