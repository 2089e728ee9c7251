#include "ideas/reading_words.hpp"
#include "content/content_file.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::ideas {
namespace {

constexpr std::int64_t kMostNumber = 1'000'000;

// Reads the members of one file and turns their texts into the form that tokens have.
class WordFile {
public:
    explicit WordFile(std::filesystem::path const& file) : reader_{file} {}

    std::vector<std::string> texts(std::string const& field) const {
        return textsOf(reader_.list(reader_.object(), field, ""), field);
    }

    WordSet words(std::string const& field) const {
        WordSet words;
        for (auto const& text : texts(field))
            for (auto& word : phraseOf(text))
                words.insert(std::move(word));
        return words;
    }

    WordSet questions() const {
        WordSet words;
        for (auto const& text : texts("questions"))
            for (auto& word : accentedPhraseOf(text))
                words.insert(std::move(word));
        return words;
    }

    std::vector<Phrase> phrases(std::string const& field) const {
        std::vector<Phrase> phrases;
        for (auto text : texts(field)) {
            for (auto at = text.find("{n}"); at != std::string::npos; at = text.find("{n}"))
                text.replace(at, 3, kAnyNumber);
            phrases.push_back(accentedPhraseOf(text));
        }
        return phrases;
    }

    std::vector<Phrase> accentedPhrases(std::string const& field) const {
        std::vector<Phrase> phrases;
        for (auto const& text : texts(field)) {
            auto& phrase = phrases.emplace_back();
            for (auto& token : tokensOf(text))
                phrase.push_back(std::move(token.lower));
        }
        return phrases;
    }

    HostileWords hostileWords() const {
        HostileWords words{.phrases = patterns("hostile"), .together = {}, .harmless = patterns("harmless")};
        for (auto const& rows : reader_.list(reader_.object(), "hostileTogether", "")) {
            if (!rows.is_array()) reader_.refuse("hostileTogether must hold lists.");
            auto& together = words.together.emplace_back();
            for (auto const& row : textsOf(rows.get_array(), "hostileTogether"))
                together.push_back(patternOf(row));
        }
        return words;
    }

    WordSet accentedWords(std::string const& field) const {
        WordSet words;
        for (auto& phrase : accentedPhrases(field))
            words.insert(phrase.begin(), phrase.end());
        return words;
    }

    std::vector<std::pair<Phrase, int>> numbered(std::string const& field) const {
        std::vector<std::pair<Phrase, int>> phrases;
        for (auto const& [text, value] : reader_.part(reader_.object(), field, "")) {
            if (!value.is_int64() || value.get_int64() < 0 || value.get_int64() > kMostNumber)
                reader_.refuse(field + "." + std::string{text} + " must be a number from 0 to 1000000.");
            phrases.emplace_back(phraseOf(text), static_cast<int>(value.get_int64()));
        }
        return phrases;
    }

    TextMap<int> numbers(std::string const& field) const {
        TextMap<int> numbers;
        for (auto const& [phrase, value] : numbered(field))
            if (!phrase.empty()) numbers.emplace(phrase.front(), value);
        return numbers;
    }

    TextMap<std::vector<std::string>> synonyms() const {
        TextMap<std::vector<std::string>> synonyms;
        auto const& given = reader_.part(reader_.object(), "synonyms", "");
        for (auto const& [word, meant] : given) {
            auto const path = "synonyms." + std::string{word};
            if (!meant.is_array()) reader_.refuse(path + " must be a list.");
            auto const phrase = phraseOf(word);
            if (phrase.size() == 1) synonyms.emplace(phrase.front(), textsOf(meant.get_array(), path));
        }
        return synonyms;
    }

    std::vector<NameRow> rows(std::string const& field) const {
        std::vector<NameRow> rows;
        auto const& outer = reader_.part(reader_.object(), "rows", "");
        for (auto const& row : reader_.list(outer, field, "rows.")) {
            if (!row.is_array()) reader_.refuse("rows." + field + " must hold lists.");
            NameRow named{textsOf(row.get_array(), "rows." + field), {}};
            for (auto const& name : named.names)
                named.phrases.push_back(phraseOf(name));
            rows.push_back(std::move(named));
        }
        return rows;
    }

private:
    std::vector<PatternPhrase> patterns(std::string const& field) const {
        std::vector<PatternPhrase> patterns;
        for (auto const& text : texts(field))
            patterns.push_back(patternOf(text));
        return patterns;
    }

    std::vector<std::string> textsOf(boost::json::array const& list, std::string const& path) const {
        std::vector<std::string> texts;
        for (auto const& text : list) {
            if (!text.is_string() || text.get_string().empty())
                reader_.refuse(path + " must hold texts that are not empty.");
            texts.emplace_back(text.get_string());
        }
        return texts;
    }

    content::ContentReader reader_;
};

} // namespace

ReadingWords readReadingWords(std::filesystem::path const& path) {
    WordFile const file{path};
    return {.stop = file.words("stop"),
            .neutral = file.words("neutral"),
            .andWords = file.accentedWords("and"),
            .orWords = file.accentedWords("or"),
            .between = file.words("between"),
            .even = file.words("even"),
            .odd = file.words("odd"),
            .articles = file.words("articles"),
            .numberNouns = file.words("numberNouns"),
            .minutes = file.words("minutes"),
            .sides = file.words("sides"),
            .dicePrefixes = file.words("dicePrefixes"),
            .ages = file.words("ages"),
            .units = file.words("units"),
            .audience = file.words("audience"),
            .countLeads = file.words("countLeads"),
            .tails = file.words("tails"),
            .questions = file.questions(),
            .either = file.words("either"),
            .withWords = file.words("withWords"),
            .vague = file.words("vague"),
            .kin = file.words("kin"),
            .to = file.phrases("to"),
            .upTo = file.phrases("upTo"),
            .without = file.phrases("without"),
            .leads = file.phrases("leads"),
            .together = file.phrases("together"),
            .notLists = file.phrases("notList"),
            .hostile = file.hostileWords(),
            .facts = file.phrases("facts"),
            .stepPhrases = file.phrases("stepPhrases"),
            .intervals = file.numbered("intervals"),
            .numbers = file.numbers("numbers"),
            .steps = file.numbers("steps"),
            .synonyms = file.synonyms(),
            .weekdayRows = file.rows("weekdays"),
            .monthRows = file.rows("months")};
}

} // namespace wheelwright::ideas
