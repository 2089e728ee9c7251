#include "ideas/topic_index.hpp"
#include "ideas/edit_distance.hpp"
#include <algorithm>
#include <bit>
#include <cmath>

namespace wheelwright::ideas {
namespace {

constexpr std::size_t kMostWordsSearched = 24;
constexpr std::size_t kShortestPart = 4; // letters of a part of a compound: "Spiele" in "Spieleabend"

constexpr std::size_t kShortestHalf = 3; // of a compound that is known as a whole: "Namen" in "Katzennamen"

// Letters of a stem that only choices have and that may be mistyped: "diners" for "dinners".
constexpr std::size_t kShortestMistypedChoice = 5;
constexpr std::size_t kLongestSureStart = 5; // letters of a stem whose first letter is seldom mistyped
constexpr std::size_t kLongestShortStem = 5; // letters; words of different meanings share such a stem

// Found on the sentences of server/ideas/sentences; sentences_test.cpp holds what they reach.
constexpr double kWorthOfName = 1.0;
constexpr double kWorthOfWord = 0.85;
constexpr double kWorthOfChoice = 0.2;
constexpr double kWorthOfSynonym = 0.9;
constexpr double kWorthOfNeighbour = 0.7; // a word with a letter or two changed
constexpr double kWorthOfPart = 0.55;     // a part of a compound
constexpr double kWorthOfHalf = 0.8;      // a compound of two known words
constexpr double kWorthOfSaying = 0.7;    // of the rarest word's, for a saying of common words
constexpr double kWorthOfEntry = 0.6;     // all words of a name or search term are in the sentence
constexpr double kCostOfOtherName =
    0.15;                             // words of its name that the sentence doesn't have: a narrower topic
constexpr double kWorthOfAside = 0.5; // words that say for whom, when or how long
constexpr double kWorthOfOtherSpelling = 0.7; // only the stem is the same: "Reise" where "Reis" was typed
constexpr double kWorthOfShortStem = 0.8;     // the same, for a short stem of a word that no topic has
constexpr double kWholeName = 0.95;           // share of a name that is as good as all of it

constexpr double worthOf(TopicTerms::Field field) {
    switch (field) {
        case TopicTerms::Field::Name: return kWorthOfName;
        case TopicTerms::Field::SearchWord: return kWorthOfWord;
        case TopicTerms::Field::Choice: return kWorthOfChoice;
    }
    std::abort(); // a new Field fails the build above
}

bool isWholeNumber(Token const& token) {
    return token.isWord && token.text.find_first_not_of("0123456789") == std::string::npos;
}

// What joins the two words of a compound, with the ending that the first one's stem has lost.
bool isLink(std::string_view text) {
    constexpr std::array<std::string_view, 9> kLinks{"", "e", "s", "n", "en", "es", "er", "ens", "ern"};
    return std::ranges::find(kLinks, text) != kLinks.end();
}

// Dutch "kater" is no mistyped "later"; "lpay" is a mistyped "play".
bool canBeginAs(std::string_view typed, std::string_view stem) {
    if (typed.size() > kLongestSureStart || typed.front() == stem.front()) return true;
    return typed.size() > 1 && stem.size() > 1 && typed[0] == stem[1] && typed[1] == stem[0];
}

bool isLetter(Token const& token) {
    return token.text.size() == 1 && !isWholeNumber(token);
}

} // namespace

void TopicIndex::addNeighbours(std::string_view stem, Group& group) const {
    auto const forgiven = mistakesForgiven(stem.size());
    if (forgiven == 0) return;
    auto best = forgiven + 1;
    auto const letters = TopicTerms::lettersOf(stem);
    std::vector<Term> nearest;
    for (Term term = 0; term < terms_.terms(); ++term) {
        auto const most = std::min(best, forgiven);
        // A mistake takes a letter away, adds one, or both.
        auto const others = static_cast<std::size_t>(std::popcount(letters ^ terms_.letters(term)));
        if (terms_.letters(term) == 0 || others > 2 * most) continue;
        if (!canBeginAs(stem, terms_.stem(term))) continue;
        auto const mistakes = editDistance(stem, terms_.stem(term), most);
        if (mistakes > most) continue;
        if (mistakes < best) nearest.clear();
        best = mistakes;
        nearest.push_back(term);
    }
    for (auto const term : nearest)
        group.push_back({term, kWorthOfNeighbour, 0});
}

// Whether a topic has both in its name or search words.
bool TopicIndex::haveTopic(Term one, Term other) const {
    auto const isSearched = [](TopicTerms::Posting const& posting) {
        return posting.field != TopicTerms::Field::Choice;
    };
    return std::ranges::any_of(terms_.postings(one), [&](auto const& posting) {
        return isSearched(posting) && std::ranges::any_of(terms_.postings(other), [&](auto const& its) {
                   return its.topic == posting.topic && isSearched(its);
               });
    });
}

void TopicIndex::addParts(std::string_view stem, Group& group) const {
    auto const letters = TopicTerms::lettersOf(stem);
    for (Term term = 0; term < terms_.terms(); ++term) {
        if (terms_.letters(term) == 0 || (terms_.letters(term) & ~letters) != 0) continue;
        auto const part = terms_.stem(term);
        if (part.size() < kShortestPart || part.size() + 3 > stem.size()) continue;
        if (stem.starts_with(part) || stem.ends_with(part)) group.push_back({term, kWorthOfPart, 0});
    }
}

// The two words of a compound, if a topic has both: "Grillabend".
TopicIndex::Groups TopicIndex::halvesOf(std::string_view stem) const {
    auto const letters = TopicTerms::lettersOf(stem);
    std::vector<Term> fronts;
    std::vector<Term> backs;
    for (Term term = 0; term < terms_.terms(); ++term) {
        if (terms_.letters(term) == 0 || (terms_.letters(term) & ~letters) != 0) continue;
        auto const part = terms_.stem(term);
        if (part.size() < kShortestHalf) continue;
        if (stem.starts_with(part)) fronts.push_back(term);
        if (stem.ends_with(part)) backs.push_back(term);
    }
    for (auto const front : fronts)
        for (auto const back : backs) {
            auto const from = terms_.stem(front).size();
            auto const to = stem.size() - terms_.stem(back).size();
            if (from <= to && isLink(stem.substr(from, to - from)) && haveTopic(front, back))
                return {{{front, kWorthOfHalf, 0}}, {{back, kWorthOfHalf, 0}}};
        }
    return {};
}

TopicIndex::Groups TopicIndex::groupsOf(Token const& token, Stemmer& stemmer) const {
    Group group;
    auto const stem = stemmer.stemOf(token);
    auto const addStem = [&](std::string const& wanted, double weight, std::uint8_t spelling) {
        if (auto const found = terms_.find(wanted)) group.push_back({*found, weight, spelling});
    };
    addStem(stem, 1, TopicTerms::spellingBit(token.text));
    if (auto const synonyms = words_.synonyms.find(token.text); synonyms != words_.synonyms.end())
        for (auto const& synonym : synonyms->second)
            for (auto const& part : stemmer.stemsIn(synonym))
                addStem(part, kWorthOfSynonym, 0);
    auto const isSearched = [&](Wanted const& wanted) { return terms_.letters(wanted.term) != 0; };
    if (std::ranges::any_of(group, isSearched) || isWholeNumber(token)) return {group};
    if (!group.empty()) {
        if (stem.size() >= kShortestMistypedChoice) addNeighbours(stem, group);
        return {group};
    }
    // "Katzennamen" is no misspelt "Katzenrassen".
    if (auto halves = halvesOf(stem); !halves.empty()) return halves;
    addNeighbours(stem, group);
    if (group.empty()) addParts(stem, group);
    return {group};
}

bool TopicIndex::knows(Token const& word, Stemmer& stemmer) const {
    return terms_.find(stemmer.stemOf(word)).has_value();
}

bool TopicIndex::knowsAll(Tokens const& sentence) const {
    Stemmer stemmer{kLanguages[language_]};
    bool hasWord = false;
    for (auto const& token : sentence) {
        if (!token.isWord || words_.stop.contains(token.text) || isWholeNumber(token)) continue;
        auto const term = terms_.find(stemmer.stemOf(token));
        if (!term || terms_.letters(*term) == 0) return false;
        hasWord = true;
    }
    return hasWord;
}

// Less for another word of the same stem. `isKnown`: a name or search word has the word as it is typed.
double TopicIndex::spellingWorth(Wanted const& wanted, TopicTerms::Posting const& posting,
                                 bool isKnown) const {
    if (wanted.spelling == 0 || (posting.spellings & wanted.spelling) != 0) return 1;
    if (isKnown) return kWorthOfOtherSpelling;
    return terms_.stem(wanted.term).size() > kLongestShortStem ? 1 : kWorthOfShortStem;
}

// `wanted` holds the weight of each term in the sentence.
double TopicIndex::entryBonus(std::size_t topic, std::vector<double> const& wanted) const {
    double best = 0;
    for (auto place = terms_.firstEntry(topic); place < terms_.lastEntry(topic); ++place) {
        double all = 0;
        double found = 0;
        for (auto const term : terms_.entry(place)) {
            all += terms_.rarity(term);
            found += terms_.rarity(term) * wanted[term];
        }
        if (all == 0) continue;
        bool const isName = place == terms_.firstEntry(topic);
        bool const isWhole = found >= 0.7 * all;
        if (isWhole)
            best = std::max(best, found * (isName ? 1.2 : 1.0));
        else if (isName)
            best = std::max(best, found * found / all);
    }
    return kWorthOfEntry * best;
}

// How much of the topic's name the sentence has.
double TopicIndex::nameShare(std::size_t topic, std::vector<double> const& wanted) const {
    double all = 0;
    double found = 0;
    for (auto const term : terms_.entry(terms_.firstEntry(topic))) {
        all += terms_.rarity(term);
        found += terms_.rarity(term) * wanted[term];
    }
    return all > 0 ? found / all : 1;
}

// A number of a range: "5 to 10", "between 20 and 50".
bool TopicIndex::isInRange(Tokens const& sentence, std::size_t place) const {
    auto const isNumberAt = [&](std::size_t at) {
        return at < sentence.size() && isWholeNumber(sentence[at]);
    };
    auto const isJoinAt = [&](std::size_t at) {
        return at < sentence.size() && (words_.andWords.contains(sentence[at].lower) ||
                                        std::ranges::any_of(words_.to, [&](Phrase const& phrase) {
                                            return phrase.size() == 1 && hasPhraseAt(sentence, at, phrase);
                                        }));
    };
    return isNumberAt(place) && ((isJoinAt(place + 1) && isNumberAt(place + 2)) ||
                                 (place > 1 && isJoinAt(place - 1) && isNumberAt(place - 2)));
}

// Says how many there are to be and nothing about the topic: "8 things to do", "between 20 and 50 dollars".
bool TopicIndex::isCount(Tokens const& sentence, std::size_t place) const {
    auto const isUnitAt = [&](std::size_t at) { return words_.units.contains(sentence[at].text); };
    if (place > 0 && isUnitAt(place) && isInRange(sentence, place - 1)) return true;
    if (isInRange(sentence, place)) return true;
    if (!isWholeNumber(sentence[place]) || place + 1 >= sentence.size()) return false;
    bool const isFirst = place == 0 || words_.countLeads.contains(sentence[place - 1].text);
    return isFirst && sentence[place + 1].isWord && !isUnitAt(place + 1);
}

// An age, a school year or a duration: "year 8", "10-minute", "for 5 year olds".
bool TopicIndex::isMeasure(Tokens const& sentence, std::size_t place) const {
    auto const isUnitAt = [&](std::size_t at) {
        return at < sentence.size() &&
               (words_.units.contains(sentence[at].text) || words_.ages.contains(sentence[at].text));
    };
    auto const isNumberAt = [&](std::size_t at) {
        return at < sentence.size() && sentence[at].isWord &&
               (isWholeNumber(sentence[at]) || words_.numbers.contains(sentence[at].text) ||
                std::isdigit(static_cast<unsigned char>(sentence[at].text.front())) != 0);
    };
    auto const isMarkAt = [&](std::size_t at) { return at < sentence.size() && !sentence[at].isWord; };
    auto const next = isMarkAt(place + 1) ? place + 2 : place + 1;
    auto const last = place > 1 && isMarkAt(place - 1) ? place - 2 : place - 1;
    if (isNumberAt(place)) return isUnitAt(next) || (place > 0 && isUnitAt(last));
    if (!isUnitAt(place)) return false;
    if (isNumberAt(next)) return true;
    return place > 0 && (isNumberAt(last) || (isUnitAt(last) && isMeasure(sentence, last)));
}

// A day or month: "what do we grill on Saturday". Short names are often other words: Spanish "mar", the sea.
bool TopicIndex::isDate(Token const& token) const {
    constexpr std::size_t kShortestName = 4;
    auto const isNamed = [&](NameRow const& row) {
        return std::ranges::any_of(row.phrases, [&](Phrase const& phrase) {
            return phrase.size() == 1 && phrase.front() == token.text;
        });
    };
    return token.text.size() >= kShortestName && (std::ranges::any_of(words_.weekdayRows, isNamed) ||
                                                  std::ranges::any_of(words_.monthRows, isNamed));
}

// How much a word says about the topic: less if it says for whom, when or how long.
double TopicIndex::shareOf(Tokens const& sentence, std::size_t place) const {
    bool const isAside = words_.audience.contains(sentence[place].text) || isDate(sentence[place]) ||
                         isMeasure(sentence, place);
    return isAside ? kWorthOfAside : 1;
}

// The topics of the sayings in the sentence.
std::vector<std::size_t> TopicIndex::topicsSaid(Tokens const& sentence, Stemmer& stemmer) const {
    std::string spoken;
    std::vector<std::size_t> starts;
    for (auto const& token : sentence)
        if (token.isWord) {
            starts.push_back(spoken.size());
            spoken.append(stemmer.stemOf(token)).append(" ");
        }
    std::vector<std::size_t> topics;
    auto const& sayings = terms_.sayings();
    for (auto const start : starts) {
        auto const rest = std::string_view{spoken}.substr(start);
        auto const first = rest.substr(0, rest.find(' ') + 1);
        auto saying = std::ranges::lower_bound(sayings, first, std::less<std::string_view>{},
                                               &TopicTerms::Saying::stems);
        for (; saying != sayings.end() && saying->stems.starts_with(first); ++saying)
            if (rest.starts_with(saying->stems)) topics.push_back(saying->topic);
    }
    return topics;
}

double TopicIndex::rarityOfUnknown() const {
    return std::log(1 + (static_cast<double>(terms_.topics()) + 0.5) / 0.5);
}

// Adds what one word of the sentence says about each topic.
void TopicIndex::count(Group const& group, double share, Tally& tally) const {
    double rarity = group.empty() ? share * rarityOfUnknown() : 0;
    std::vector<double> best(terms_.topics());
    std::vector<double> bestInAny(terms_.topics());
    for (auto const& word : group) {
        auto const worth = share * word.weight * terms_.rarity(word.term);
        rarity = std::max(rarity, worth);
        tally.wanted[word.term] = std::max(tally.wanted[word.term], share * word.weight);
        auto const postings = terms_.postings(word.term);
        bool const isKnown = std::ranges::any_of(postings, [&](TopicTerms::Posting const& posting) {
            return posting.field != TopicTerms::Field::Choice && (posting.spellings & word.spelling) != 0;
        });
        for (auto const& posting : postings) {
            auto const inAny = worth * worthOf(posting.field);
            auto const asTyped = inAny * spellingWorth(word, posting, isKnown);
            bestInAny[posting.topic] = std::max(bestInAny[posting.topic], inAny);
            best[posting.topic] = std::max(best[posting.topic], asTyped);
        }
    }
    tally.most += rarity;
    for (std::size_t topic = 0; topic < terms_.topics(); ++topic) {
        tally.scores[topic] += best[topic];
        tally.inAnySpelling[topic] += bestInAny[topic];
        if (best[topic] > kWorthOfChoice * rarity) ++tally.words[topic];
    }
}

std::vector<TopicMatch> TopicIndex::search(Tokens const& sentence) const {
    Stemmer stemmer{kLanguages[language_]};
    auto const topics = terms_.topics();
    auto const rarest = rarityOfUnknown();
    Tally tally{topics, terms_.terms()};
    auto& scores = tally.scores;
    std::size_t searched = 0;
    std::vector<std::string> seen;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        auto const& token = sentence[i];
        if (!token.isWord || words_.stop.contains(token.text) || isCount(sentence, i)) continue;
        if (isLetter(token)) continue; // "from A to Z"
        if (std::ranges::find(seen, token.text) != seen.end()) continue;
        seen.push_back(token.text);
        auto const groups = groupsOf(token, stemmer);
        if (isWholeNumber(token) && groups.front().empty()) continue;
        if (++searched > kMostWordsSearched) break;
        for (auto const& group : groups)
            count(group, shareOf(sentence, i), tally);
    }
    std::vector<double> bonuses(topics);
    for (std::size_t topic = 0; topic < topics; ++topic)
        if (scores[topic] > 0)
            bonuses[topic] = entryBonus(topic, tally.wanted) * scores[topic] / tally.inAnySpelling[topic];
    std::set<std::size_t> said;
    for (auto const topic : topicsSaid(sentence, stemmer))
        if (said.insert(topic).second) scores[topic] += kWorthOfSaying * rarest;
    auto const most = said.empty() ? tally.most : std::max(tally.most, kWorthOfSaying * rarest);
    std::vector<TopicMatch> matches;
    for (std::size_t topic = 0; topic < topics; ++topic) {
        if (scores[topic] <= 0) continue;
        auto const name = nameShare(topic, tally.wanted);
        auto const score = (scores[topic] + bonuses[topic]) * (1 - kCostOfOtherName * (1 - name));
        matches.push_back({.topic = topic,
                           .score = score,
                           .confidence = score / most,
                           .words = tally.words[topic],
                           .restsOnOneWord = tally.words[topic] == 1 && searched > 1 && name < kWholeName});
    }
    std::ranges::stable_sort(matches, std::ranges::greater{}, &TopicMatch::score);
    return matches;
}

} // namespace wheelwright::ideas
