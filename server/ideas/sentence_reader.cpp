#include "ideas/sentence_reader.hpp"
#include "ideas/edit_distance.hpp"
#include "ideas/given_list.hpp"
#include "ideas/given_sequence.hpp"
#include "ideas/wheel_wish.hpp"
#include <algorithm>

namespace wheelwright::ideas {
namespace {

constexpr std::size_t kLongestTitle = 60; // bytes
constexpr std::size_t kMostWordsWithSet = 60;
constexpr std::size_t kMostOthersBesideWord = 1;
constexpr std::size_t kMostOthersBesidePhrase = 2;
constexpr std::size_t kShortestMistyped = 4; // letters of a stem, in a phrase
constexpr std::size_t kShortestMistypedAlone = 7;
constexpr std::size_t kShortestStem = 5; // shorter ones are shared by chance: Spanish "mes" and "mesa"

std::string titleFrom(std::string_view text) {
    auto title = capitalised(shortened(text, kLongestTitle));
    for (char& c : title)
        if (c == '\n') c = ' ';
    return title;
}

// "Pizza, pasta, sushi…"
std::string titleOf(std::vector<PlannedChoice> const& choices) {
    std::string title;
    for (auto const& choice : choices) {
        if (!title.empty() && title.size() + choice.text.size() + 2 > kLongestTitle)
            return titleFrom(title) + "…";
        title.append(title.empty() ? "" : ", ").append(choice.text);
    }
    return titleFrom(title);
}

// Lists each choice once. A repeated choice weighs as much as all its occurrences.
std::vector<PlannedChoice> weighted(GivenList const& list) {
    std::vector<PlannedChoice> choices;
    TextMap<std::size_t> places;
    for (std::size_t i = 0; i < list.choices.size(); ++i) {
        auto const& text = list.choices[i];
        auto const weight = list.weights.empty() ? 1 : list.weights[i];
        auto const [found, isNew] = places.try_emplace(text, choices.size());
        if (isNew)
            choices.push_back({text, weight});
        else
            choices[found->second].weight += weight;
    }
    return choices;
}

std::vector<PlannedChoice> planned(std::vector<std::string> const& texts) {
    std::vector<PlannedChoice> choices;
    for (auto const& text : texts)
        choices.push_back({text});
    return choices;
}

bool hasDigit(std::string const& text) {
    return text.find_first_of("0123456789") != std::string::npos;
}

// "1-10, 11-20, 21-30" is a list, not the first of its ranges.
bool isListOfNumbers(GivenList const& list) {
    return list.choices.size() > 2 && std::ranges::all_of(list.choices, hasDigit);
}

// A list with one choice, "yes, yes, yes", isn't a list.
Reading readingOf(GivenList const& list) {
    Reading reading{.kind = Reading::Kind::List, .name = {}, .choices = weighted(list)};
    reading.count = reading.choices.size();
    reading.head = list.head;
    reading.isCertain = list.isCertain;
    if (reading.count < 2) return {};
    if (reading.count > kMostChoicesRead)
        return {.kind = Reading::Kind::TooMany,
                .name = {},
                .choices = {},
                .set = nullptr,
                .count = reading.count};
    reading.name = list.title.empty() ? titleOf(reading.choices) : titleFrom(list.title);
    return reading;
}

Reading readingOf(GivenSequence const& sequence) {
    return {.kind = sequence.choices.empty() ? Reading::Kind::TooMany : Reading::Kind::Sequence,
            .name = capitalised(sequence.name),
            .choices = planned(sequence.choices),
            .set = nullptr,
            .count = sequence.count,
            .head = {},
            .isCertain = sequence.isCertain};
}

} // namespace

void SentenceReader::addSet(IdeaTopic const& set, std::vector<std::string> const& searchWords) {
    Stemmer stemmer{kLanguages[language_]};
    for (auto const& phrase : searchWords)
        setPhrases_.push_back({&set, wordsIn(phrase, stemmer)});
    std::ranges::stable_sort(setPhrases_, std::ranges::greater{},
                             [](SetPhrase const& each) { return each.words.size(); });
}

bool SentenceReader::isSearchWordOf(IdeaTopic const& set, Phrase const& phrase) const {
    return std::ranges::any_of(setPhrases_, [&](SetPhrase const& each) {
        return each.set == &set && std::ranges::equal(each.words, phrase, {}, &Word::text);
    });
}

SentenceReader::Words SentenceReader::wordsIn(std::string_view text, Stemmer& stemmer) const {
    Words words;
    bool isAfterMark = false;
    for (auto const& token : tokensOf(text)) {
        if (token.isWord) words.push_back({token.text, token.lower, stemmer.stemOf(token), isAfterMark});
        isAfterMark = !token.isWord;
    }
    return words;
}

bool SentenceReader::isSame(Word const& typed, Word const& word, std::size_t phraseLength) {
    // Accents tell short words apart, except in a phrase: "si o no", but not French "de" for "dé".
    constexpr std::size_t kShortWord = 3;
    constexpr std::size_t kLongPhrase = 3;
    if (typed.text == word.text)
        return typed.lower == word.lower || word.text.size() > kShortWord || phraseLength >= kLongPhrase;
    return typed.stem == word.stem && word.stem.size() >= kShortestStem;
}

bool SentenceReader::isMistyped(Word const& typed, Word const& word, std::size_t shortest) {
    return std::min(word.stem.size(), typed.stem.size()) >= shortest &&
           editDistance(typed.stem, word.stem, 1) <= 1;
}

// "Lunch on Friday\npizza, pasta or sushi": a title and what the wheel is made of.
std::optional<Reading> SentenceReader::readTitled(std::string_view sentence) const {
    auto const end = sentence.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    auto const title = trimmed(sentence.substr(0, end));
    auto const line = trimmed(sentence.substr(end + 1));
    if (title.empty() || line.find('\n') != std::string_view::npos || bareText(title) != choiceText(title))
        return std::nullopt;
    if (readGivenList(title, words_) || readGivenSequence(title, words_, kMostChoicesRead))
        return std::nullopt;
    std::optional<Reading> reading;
    if (auto const sequence = readGivenSequence(line, words_, kMostChoicesRead))
        reading = readingOf(*sequence);
    else if (auto const list = readGivenList(line, words_); list && (list->hasOr || list->choices.size() > 2))
        reading = readingOf(*list);
    if (reading) reading->name = titleFrom(bareText(title));
    return reading;
}

// The phrases that the text names one after the other: "3, 7 and nine".
std::vector<Phrase> SentenceReader::namesIn(std::string_view text) const {
    std::vector<Phrase> names;
    bool isInName = false;
    for (auto const& token : tokensOf(text)) {
        bool const isName = token.isWord && !isConjunctionWord(token.lower);
        if (isName) {
            if (!isInName) names.emplace_back();
            auto const number = words_.numbers.find(token.text);
            names.back().push_back(number == words_.numbers.end() ? token.text
                                                                  : std::to_string(number->second));
        }
        isInName = isName;
    }
    for (auto& name : names)
        if (name.size() > 1 && words_.articles.contains(name.front())) name.erase(name.begin());
    return names;
}

// What "1 to 20" or "the alphabet" has.
Reading SentenceReader::readMembers(std::string_view text) const {
    if (auto const sequence = readGivenSequence(text, words_, kMostChoicesRead)) return readingOf(*sequence);
    auto const found = setIn(text);
    if (found.set == nullptr || !found.isAlone) return {};
    auto const choices = choicesOf(*found.set, language_);
    return {.kind = Reading::Kind::List,
            .name = found.set->names[language_],
            .choices = planned(choices),
            .set = nullptr,
            .count = choices.size()};
}

// "1 to 20 without 13", "the alphabet except vowels"
std::optional<Reading> SentenceReader::readWithout(std::string_view sentence) const {
    auto const tokens = tokensOf(sentence);
    for (std::size_t place = 1; place < tokens.size(); ++place)
        for (auto const& phrase : words_.without) {
            auto const after = place + phrase.size();
            if (after >= tokens.size() || !hasPhraseAt(tokens, place, phrase)) continue;
            auto reading = readMembers(sentence.substr(0, tokens[place].from));
            if (reading.choices.empty()) continue;
            auto const tail = sentence.substr(tokens[after].from);
            auto leftOut = namesIn(tail);
            if (auto const members = readMembers(tail); !members.choices.empty()) {
                leftOut.clear();
                for (auto const& choice : members.choices)
                    leftOut.push_back(phraseOf(choice.text));
            }
            auto const all = reading.choices.size();
            std::erase_if(reading.choices, [&](PlannedChoice const& choice) {
                return std::ranges::find(leftOut, phraseOf(choice.text)) != leftOut.end();
            });
            auto const left = reading.choices.size();
            if (left < 2 || left + leftOut.size() != all) continue; // it names something else
            reading.count = left;
            return reading;
        }
    return std::nullopt;
}

Reading SentenceReader::read(std::string_view given) const {
    auto const visible = visibleText(given);
    std::string_view const sentence = visible;
    if (auto less = readWithout(sentence)) return *less;
    if (auto titled = readTitled(sentence)) return *titled;
    auto const list = readGivenList(sentence, words_).value_or(GivenList{});
    bool const hasList = list.choices.size() > 1;
    bool const hasLines = sentence.find('\n') != std::string_view::npos;
    bool const goesOn = sentence.find("…") != std::string_view::npos || // "100, 200, 300 … 1000"
                        sentence.find("..") != std::string_view::npos;
    if (hasList && (hasLines || (isListOfNumbers(list) && !goesOn))) return readingOf(list);
    // "Monday to Friday or the weekend"
    bool const isInChoice = list.hasOr && std::ranges::any_of(list.choices, [&](auto const& choice) {
                                return readGivenSequence(choice, words_, kMostChoicesRead).has_value();
                            });
    if (isInChoice) return readingOf(list);
    if (auto const sequence = readGivenSequence(sentence, words_, kMostChoicesRead))
        return readingOf(*sequence);
    // "yes or no or maybe" names more than the set has.
    if (auto const found = setIn(sentence);
        found.set != nullptr && found.isMeant && list.choices.size() <= found.named) {
        auto const choices = choicesOf(*found.set, language_);
        return {.kind = Reading::Kind::Set,
                .name = found.set->names[language_],
                .choices = planned(choices),
                .set = found.set,
                .count = choices.size(),
                .head = {},
                .isCertain = found.isAlone};
    }
    return hasList ? readingOf(list) : Reading{};
}

bool SentenceReader::isConjunctionWord(std::string_view lower) const {
    return words_.orWords.contains(lower) || words_.andWords.contains(lower);
}

bool SentenceReader::hasConjunction(std::string_view sentence) const {
    return std::ranges::any_of(tokensOf(sentence), [&](Token const& token) {
        return token.isWord && isConjunctionWord(token.lower);
    });
}

SentenceReader::FoundSet SentenceReader::setIn(std::string_view sentence) const {
    Stemmer stemmer{kLanguages[language_]};
    auto const typed = wordsIn(sentence, stemmer);
    if (typed.size() > kMostWordsWithSet) return {};
    auto const counts = [&](Word const& word) { return isContent(word); };
    for (auto const& [set, phrase] : setPhrases_) {
        bool const isWord = phrase.size() == 1;
        auto const shortest = isWord ? kShortestMistypedAlone : kShortestMistyped;
        auto const found = std::ranges::search(typed, phrase, [&](Word const& one, Word const& other) {
            return isSame(one, other, phrase.size()) || isMistyped(one, other, shortest);
        });
        if (found.empty() || phrase.empty()) continue;
        // Dutch "werkdagen" is no mistyped "weekdagen".
        bool const isExact = std::ranges::equal(found, phrase, {}, &Word::text, &Word::text);
        bool const isOther =
            !isExact && std::ranges::any_of(setPhrases_, [&, &named = set](SetPhrase const& other) {
                return other.set != named &&
                       std::ranges::equal(found, other.words, {}, &Word::text, &Word::text);
            });
        if (isOther) continue;
        auto const others = std::count_if(typed.begin(), found.begin(), counts) +
                            std::count_if(found.end(), typed.end(), counts);
        auto const most = isWord ? kMostOthersBesideWord : kMostOthersBesidePhrase;
        if (static_cast<std::size_t>(others) > most) continue;
        auto const named =
            std::ranges::count_if(phrase, [&](Word const& word) { return !isConjunctionWord(word.lower); });
        auto const core = coreOf(phrase);
        bool const isOneWord = others > 0 && core < 2;
        bool const isMeant = !isOneWord || !isDescribing(typed, found);
        // "truth or dare for kids" has a topic, "days of the week at school" is the set.
        bool const isJoined = static_cast<std::size_t>(named) < phrase.size();
        bool const isPart = others > 0 && (isJoined || (isOneWord && isCompound(typed, found.end())));
        // "in which month do we marry" asks for one of the set.
        auto const isQuestion = [&](Word const& word) { return words_.questions.contains(word.text); };
        bool const isAsked =
            isMeant && !isPart &&
            (isQuestion(phrase.front()) || (found.begin() != typed.begin() && isQuestion(found.begin()[-1])));
        bool const isAlone = others == 0 || (core > 2 && !isJoined) || isAsked;
        return {set, static_cast<std::size_t>(named), isAlone, isMeant, isPart};
    }
    return {};
}

// How many words the phrase has without "pick a" or "which" before it.
std::size_t SentenceReader::coreOf(Words const& phrase) const {
    constexpr std::size_t kArticle = 2; // letters
    auto const core = std::ranges::find_if(phrase, [&](Word const& word) {
        return word.text.size() > kArticle && !words_.neutral.contains(word.text) &&
               !words_.questions.contains(word.text);
    });
    return core == phrase.end() ? phrase.size() : static_cast<std::size_t>(phrase.end() - core);
}

// "weekday dinners": English puts nouns before nouns.
bool SentenceReader::isCompound(Words const& typed, Words::const_iterator next) const {
    return kLanguages[language_].code.starts_with("en") && next != typed.end() && !next->isAfterMark &&
           isContent(*next);
}

// "estaciones de metro", "employee of the month": another word makes the set's word mean something else.
bool SentenceReader::isDescribing(Words const& typed,
                                  std::ranges::subrange<Words::const_iterator> found) const {
    auto const isWith = [&](Word const& word) { return words_.withWords.contains(word.text); };
    auto const next = found.end();
    if (next != typed.end() && isWith(*next) && !next->isAfterMark && next + 1 != typed.end() &&
        isContent(next[1]))
        return true;
    auto before = found.begin();
    while (before != typed.begin() && words_.articles.contains(before[-1].text))
        --before;
    return before - typed.begin() > 1 && isWith(before[-1]) && isContent(before[-2]);
}

bool SentenceReader::isContent(Word const& word) const {
    return !words_.stop.contains(word.text) && !words_.neutral.contains(word.text) &&
           !words_.numbers.contains(word.text) && !hasDigit(word.text);
}

bool SentenceReader::isHostile(std::string_view sentence) const {
    auto tokens = tokensOf(sentence);
    auto const list = readGivenList(sentence, words_).value_or(GivenList{});
    std::size_t after = 0;
    for (auto const& choice : list.choices) {
        auto const place = sentence.find(choice, after);
        if (place == std::string_view::npos) continue;
        after = place + choice.size();
        // Without a title, the first choice may hold the wish itself: "beat up Tom, Ali or Max".
        if (list.title.empty() && &choice == &list.choices.front()) continue;
        for (auto& token : tokens)
            if (token.from >= place && token.to <= after) token = {};
    }
    return words_.hostile.areIn(std::move(tokens));
}

bool SentenceReader::asksForFact(std::string_view sentence) const {
    auto const tokens = tokensOf(sentence);
    return std::ranges::any_of(words_.facts,
                               [&](Phrase const& phrase) { return hasPhraseAt(tokens, 0, phrase); });
}

std::optional<std::size_t> SentenceReader::countIn(std::string_view sentence) const {
    auto const tokens = tokensOf(sentence);
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        bool const isCounting = i == 0 || words_.countLeads.contains(tokens[i - 1].text);
        if (!isCounting || !tokens[i + 1].isWord || words_.units.contains(tokens[i + 1].text)) continue;
        std::optional<std::int64_t> number = wholeNumber(tokens[i].text);
        if (auto const word = words_.numbers.find(tokens[i].text); word != words_.numbers.end())
            number = word->second;
        if (number && *number >= static_cast<std::int64_t>(kFewestChoices) &&
            *number <= static_cast<std::int64_t>(kMostChoices))
            return static_cast<std::size_t>(*number);
    }
    return std::nullopt;
}

} // namespace wheelwright::ideas
