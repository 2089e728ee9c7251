#include "ideas/given_list.hpp"
#include "ideas/list_separators.hpp"
#include <algorithm>
#include <array>
#include <ranges>

namespace wheelwright::ideas {
namespace {

constexpr std::size_t kMostWordsOfBareItem = 4; // of a list that nothing introduces
constexpr std::size_t kMostWordsOfItem = 8;
constexpr double kMostStopWords = 0.2; // their share in a list that nothing introduces
constexpr double kMostStopWordsShort =
    0.65; // the same if nothing else is like a sentence: "spin again, lose"
constexpr double kMostStopWordsAlone = 0.75; // the same if each item is one word: "S, M, L, XL"

struct Item {
    std::string text;
    Tokens tokens;

    explicit Item(std::string_view from) : text{choiceText(from)}, tokens{tokensOf(text)} {}
    std::size_t words() const {
        auto const count = static_cast<std::size_t>(std::ranges::count(tokens, true, &Token::isWord));
        bool const isPicture = std::ranges::any_of(tokens, &Token::isPicture);
        return count == 0 && isPicture ? 1 : count;
    }
    // From this token on, or before it.
    Item from(std::size_t place) const { return Item{std::string_view{text}.substr(tokens[place].from)}; }
    Item before(std::size_t place) const {
        return Item{std::string_view{text}.substr(0, tokens[place].from)};
    }
    bool beginsWith(WordSet const& words) const {
        return !tokens.empty() &&
               (words.contains(tokens.front().text) || words.contains(tokens.front().lower));
    }
};
using Items = std::vector<Item>;

enum class Separator { None, Strong, Comma, Or, And };

struct Split {
    Items items;
    Separator separator = Separator::None;
    Separator end = Separator::None; // Or, or And where commas come before it
    std::string title;
    bool isChosenFrom = false; // it follows "between" or "a wheel with"
};

template <class IsSeparator>
Items splitAt(std::string_view text, Tokens const& tokens, IsSeparator const& isSeparator) {
    Items items;
    std::size_t from = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (isSeparator(i)) {
            items.emplace_back(text.substr(from, tokens[i].from - from));
            from = tokens[i].to;
        }
    items.emplace_back(text.substr(from));
    std::erase_if(items, [](Item const& item) { return item.text.empty(); });
    return items;
}

// False for the "and" of "fish and chips" and between quotation marks.
bool isConjunction(Tokens const& tokens, std::size_t place, WordSet const& conjunctions,
                   ReadingWords const& words) {
    if (!conjunctions.contains(tokens[place].lower)) return false;
    auto const quotes = std::count_if(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(place),
                                      [](Token const& token) { return token.text == "\""; });
    if (quotes % 2 == 1) return false;
    return std::ranges::none_of(words.together, [&](Phrase const& phrase) {
        auto const inside = std::ranges::find(phrase, tokens[place].text) - phrase.begin();
        auto const offset = static_cast<std::size_t>(inside);
        return offset < phrase.size() && place >= offset && hasPhraseAt(tokens, place - offset, phrase);
    });
}

Items splitAtConjunctions(Item const& item, std::string_view text, WordSet const& conjunctions,
                          ReadingWords const& words) {
    auto const tokens = tokensOf(text);
    auto items =
        splitAt(text, tokens, [&](std::size_t i) { return isConjunction(tokens, i, conjunctions, words); });
    return items.empty() ? Items{item} : items;
}

// The last item of "a, b or c" holds two; that of "a, b, or c" begins with the conjunction.
Separator splitLast(Items& items, std::vector<std::string> const& raw, ReadingWords const& words) {
    for (auto const* const conjunctions : {&words.orWords, &words.andWords}) {
        auto const tokens = tokensOf(raw.back());
        bool const has = std::ranges::any_of(std::views::iota(std::size_t{0}, tokens.size()), [&](auto i) {
            return isConjunction(tokens, i, *conjunctions, words);
        });
        if (!has) continue;
        auto last = splitAtConjunctions(items.back(), raw.back(), *conjunctions, words);
        bool const isAnd = conjunctions == &words.andWords;
        if (isAnd && last.size() > 2) return Separator::None; // "salt and pepper and more"
        items.pop_back();
        std::ranges::move(last, std::back_inserter(items));
        return isAnd ? Separator::And : Separator::Or;
    }
    return Separator::None;
}

std::size_t mostWords(Items const& items, std::size_t except) {
    std::size_t most = 0;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (i != except) most = std::max(most, items[i].words());
    return most;
}

// Cuts "one of them goes first" after a list, and a question or words before "either" in front of it.
void cutSentences(Split& split, ReadingWords const& words) {
    auto& items = split.items;
    for (std::size_t i = 1; i + 1 < items.size(); ++i)
        if (items[i].beginsWith(words.either) && items[i].tokens.size() > 1) {
            split.title = items[0].text;
            items[i] = items[i].from(1);
            items.erase(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(i));
            break;
        }
    if (items.size() > 2 && items.front().beginsWith(words.questions) && items.front().words() > 2) {
        auto const longest = mostWords(items, 0);
        if (items.front().words() > longest + 1) {
            split.title = items.front().text;
            items.erase(items.begin());
        }
    }
}

// "mum dad or me": the words of an item that are persons of a family are choices of their own.
void splitKin(Items& items, ReadingWords const& words) {
    auto const isKin = [&](Token const& token) { return words.kin.contains(token.text); };
    auto const areKin = [&](Item const& item) { return std::ranges::all_of(item.tokens, isKin); };
    if (!std::ranges::all_of(items, areKin)) return;
    Items single;
    for (auto const& item : items)
        for (auto const& token : item.tokens)
            single.emplace_back(std::string_view{item.text}.substr(token.from, token.to - token.from));
    items = std::move(single);
}

Split splitItems(std::string_view text, ReadingWords const& words) {
    auto const tokens = tokensOf(text);
    auto const quoted = quotedTokens(text, tokens);
    auto const isOf = [&](auto const& rule) {
        return [&tokens, &quoted, text, rule](std::size_t i) { return !quoted[i] && rule(tokens[i], text); };
    };
    if (auto items = splitAt(text, tokens, isOf(isStrong)); items.size() > 1)
        return {std::move(items), Separator::Strong, Separator::None, {}, false};
    Split split{splitAt(text, tokens, isOf(isComma)), Separator::Comma, Separator::None, {}, false};
    auto& items = split.items;
    if (items.size() > 1) {
        if (items.size() > 2 && items.back().words() > 2 && items.back().beginsWith(words.questions)) {
            split.title = items.back().text;
            items.pop_back();
        }
        std::vector<std::string> raw;
        for (auto const& item : items)
            raw.push_back(item.text);
        split.end = splitLast(items, raw, words);
        cutSentences(split, words);
        return split;
    }
    if (items.empty()) return {};
    auto const only = items.front();
    if (auto byOr = splitAtConjunctions(only, only.text, words.orWords, words); byOr.size() > 1) {
        splitKin(byOr, words);
        return {std::move(byOr), Separator::Or, Separator::Or, {}, false};
    }
    if (auto byAnd = splitAtConjunctions(only, only.text, words.andWords, words); byAnd.size() > 1)
        return {std::move(byAnd), Separator::And, Separator::And, {}, false};
    return {};
}

// The place after the words that only lead to the list, or 0: "we could go to | Rome, Paris or Oslo".
std::size_t leadOf(Items const& items, ReadingWords const& words) {
    auto const& tokens = items.front().tokens;
    std::size_t lead = 0;
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i)
        for (auto const& phrase : words.leads)
            if (hasPhraseAt(tokens, i, phrase) && i + phrase.size() < tokens.size())
                lead = std::max(lead, i + phrase.size());
    return lead;
}

// Where the words begin that the first item shares with all others: "it goes to | the Millers, the Nguyens".
std::size_t sharedStart(Items const& items) {
    auto const& tokens = items.front().tokens;
    auto const& word = items[1].tokens.front().text;
    bool const isShared = std::ranges::all_of(items.begin() + 1, items.end(), [&](Item const& item) {
        return item.tokens.size() > 1 && item.tokens.front().text == word;
    });
    if (!isShared) return 0;
    for (auto i = tokens.size(); i-- > 1;)
        if (tokens[i].text == word) return i;
    return 0;
}

// "Mr. Bell", "5 € voucher", "10-Euro-Schein"
bool isInName(Token const& token) {
    constexpr std::array<std::string_view, 7> kMarks{".", "€", "$", "£", "%", "-", "&"};
    return !token.isWord && std::ranges::find(kMarks, token.text) != kMarks.end();
}

// Where names begin after other words: "the minutes are taken by | Mrs Bell, Mr Cole or Ms Day".
std::size_t capitalsStart(Items const& items, ReadingWords const& words) {
    auto const& tokens = items.front().tokens;
    bool const areCapital = std::ranges::all_of(
        items.begin() + 1, items.end(), [](Item const& item) { return item.tokens.front().isCapital; });
    if (!areCapital || !tokens.back().isCapital || tokens.back().text == tokens.front().text) return 0;
    auto start = tokens.size();
    while (start > 0 && (tokens[start - 1].isCapital || isInName(tokens[start - 1])))
        --start;
    if (start < 2) return 0;
    bool const isOneItem = words.withWords.contains(tokens[start - 1].text) && start == 2;
    return isOneItem ? 0 : start;
}

bool stripLead(Split& split, ReadingWords const& words) {
    auto& items = split.items;
    // The last item may have words after it that aren't part of it either.
    auto const longest = items.size() > 2 ? mostWords({items.begin() + 1, items.end() - 1}, items.size())
                                          : mostWords(items, 0);
    auto const shared = sharedStart(items);
    std::size_t start = shared;
    if (start == 0 && items.front().words() > longest) {
        start = leadOf(items, words);
        auto const capitals = capitalsStart(items, words);
        if (capitals > start) start = capitals;
    }
    if (start == 0) return false;
    auto const& before = items.front().tokens[start - 1].text;
    split.isChosenFrom = words.between.contains(before) || (start > 1 && words.withWords.contains(before));
    if (split.title.empty()) split.title = items.front().before(start).text;
    items.front() = items.front().from(start);
    return true;
}

void stripTail(Items& items, ReadingWords const& words) {
    auto& last = items.back();
    if (last.words() <= mostWords(items, items.size() - 1)) return;
    for (std::size_t i = 1; i < last.tokens.size(); ++i) {
        auto const& word = last.tokens[i].text;
        if (!words.tails.contains(word)) continue;
        bool const isUsual = std::any_of(items.begin(), items.end() - 1, [&](Item const& item) {
            return std::ranges::any_of(item.tokens, [&](Token const& token) { return token.text == word; });
        });
        if (isUsual) continue;
        last = last.before(i);
        return;
    }
}

double stopWordShare(Items const& items, ReadingWords const& words) {
    std::size_t all = 0;
    std::size_t stop = 0;
    for (auto const& item : items)
        for (auto const& token : item.tokens) {
            all += token.isWord || token.isPicture ? 1 : 0;
            stop += words.stop.contains(token.text) ? 1 : 0;
        }
    return all == 0 ? 1 : static_cast<double>(stop) / static_cast<double>(all);
}

// "or something else", "and the other seasons"
bool isVague(Item const& item, ReadingWords const& words) {
    auto const& tokens = item.tokens;
    return item.beginsWith(words.vague) || (tokens.size() > 1 && words.vague.contains(tokens[1].text));
}

// "dinner" of "dinner with chicken, rice and beans", which may be one thing: what stands before "with" (but
// not "of") in the first item only.
std::string headOf(Items const& items, ReadingWords const& words) {
    constexpr std::size_t kOf = 2; // letters: "of", "de", "di"
    auto const isWith = [&](Token const& token) {
        return token.text.size() > kOf && words.withWords.contains(token.text);
    };
    auto const hasWith = [&](Item const& item) { return std::ranges::any_of(item.tokens, isWith); };
    if (std::any_of(items.begin() + 1, items.end(), hasWith)) return {};
    auto const& first = items.front();
    auto const with = std::ranges::find_if(first.tokens, isWith);
    if (with == first.tokens.end()) return {};
    return first.before(static_cast<std::size_t>(with - first.tokens.begin())).text;
}

// A remark after commas that separate no choices: "things, that sort of thing", "games, for my class".
bool isRemark(Item const& item, ReadingWords const& words) {
    auto const isStop = [&](Token const& token) { return words.stop.contains(token.text); };
    auto const isLead = [&](Phrase const& phrase) { return hasPhraseAt(item.tokens, 0, phrase); };
    if (item.beginsWith(words.tails) || std::ranges::any_of(words.leads, isLead)) return true;
    return item.words() > 2 && std::ranges::all_of(item.tokens, isStop);
}

// "l'espace, les étoiles, exposé CM1": all have an article but the last.
bool isLastApart(Items const& items, ReadingWords const& words) {
    constexpr std::size_t kLongestArticle = 3;
    auto const hasArticle = [&](Item const& item) {
        auto const& first = item.tokens.front().text;
        return item.tokens.size() > 1 && first.size() <= kLongestArticle && words.stop.contains(first);
    };
    return std::all_of(items.begin(), items.end() - 1, hasArticle) && items.back().words() > 1 &&
           stopWordShare({items.back()}, words) == 0;
}

// "win $5, win $10, lose, spin again"
bool isShortList(Items const& items, ReadingWords const& words) {
    auto const isOne = [&](Item const& item) { return isRemark(item, words); };
    return std::none_of(items.begin() + 1, items.end(), isOne) && !isLastApart(items, words) &&
           stopWordShare(items, words) < kMostStopWordsShort;
}

// "Studio 54": a name with a number counts as one word.
std::size_t wordsOfName(Item const& item, ReadingWords const& words) {
    auto const& tokens = item.tokens;
    bool const isNumbered = tokens.size() == 2 && tokens[0].isCapital && tokens[1].isWord &&
                            wholeNumber(tokens[1].text) && !wholeNumber(tokens[0].text) &&
                            !words.ages.contains(tokens[0].text) && !words.units.contains(tokens[0].text);
    return isNumbered ? 1 : item.words();
}

// Two choices with a comma only: of as many words each, or one that is quoted for its own comma.
bool isPairOfChoices(Items const& items, ReadingWords const& words) {
    auto const hasComma = [](Item const& item) { return item.text.find(',') != std::string::npos; };
    auto const hasLetters = [](Item const& item) { return !wholeNumber(item.tokens.front().text); };
    if (std::ranges::any_of(items, hasComma) && std::ranges::all_of(items, hasLetters)) return true;
    return mostWords(items, items.size()) <= 2 &&
           wordsOfName(items[0], words) == wordsOfName(items[1], words) && stopWordShare(items, words) == 0;
}

std::vector<std::int64_t> weightsOf(Items& items) {
    std::vector<std::string> texts;
    for (auto const& item : items)
        texts.push_back(item.text);
    auto weights = takeWeights(texts);
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].text != texts[i]) items[i] = Item{texts[i]};
    return weights;
}

bool isList(Split const& split, bool isIntroduced, bool hasLead, ReadingWords const& words) {
    auto const& items = split.items;
    auto const longest = mostWords(items, items.size());
    if (longest > kMostWordsOfItem) return false;
    if (std::ranges::any_of(
            items, [&](Item const& item) { return item.words() > 1 && item.beginsWith(words.questions); }))
        return false;
    if (std::any_of(items.begin() + 1, items.end(), [&](Item const& item) { return isVague(item, words); }))
        return false;
    switch (split.separator) {
        case Separator::None: return false;
        case Separator::Strong: return true;
        case Separator::And: return split.isChosenFrom;
        case Separator::Or: return longest <= kMostWordsOfBareItem + (hasLead ? 2 : 0);
        case Separator::Comma: break;
    }
    if (split.end != Separator::None && items.size() > 2) return longest <= kMostWordsOfItem - 2;
    bool const hasWordsBefore = isIntroduced || hasLead || !split.title.empty();
    if (hasWordsBefore && items.size() > 2) return true;
    if (items.size() == 2) return isPairOfChoices(items, words);
    auto const mostStopWords = longest == 1 ? kMostStopWordsAlone : kMostStopWords;
    return longest <= kMostWordsOfBareItem &&
           (stopWordShare(items, words) < mostStopWords || (longest > 1 && isShortList(items, words)));
}

} // namespace

std::optional<GivenList> readItems(std::string_view text, bool isIntroduced, ReadingWords const& words) {
    auto const tokens = tokensOf(text);
    bool const isPhrase =
        std::ranges::any_of(words.notLists, [&](Phrase const& phrase) { return hasPhrase(tokens, phrase); });
    if (isPhrase) return std::nullopt;
    auto split = splitItems(text, words);
    if (split.items.size() < 2) return std::nullopt;
    if (std::ranges::any_of(split.items, [](Item const& item) { return item.tokens.empty(); }))
        return std::nullopt;
    auto weights = weightsOf(split.items);
    // Of two parts with a comma, the first is more often a sentence than a choice with words before it.
    bool const isPair = split.separator == Separator::Comma && split.items.size() == 2;
    bool const hasLead = !isPair && stripLead(split, words);
    stripTail(split.items, words);
    // "gifts between 20 and 50 dollars"
    bool const areNumbers = std::ranges::all_of(
        split.items, [](Item const& item) { return item.text.find_first_of("0123456789") == 0; });
    if (split.separator == Separator::And && areNumbers) return std::nullopt;
    if (!isList(split, isIntroduced, hasLead, words)) return std::nullopt;
    bool const hasWordsBefore = isIntroduced || hasLead || !split.title.empty();
    GivenList list{std::move(split.title), {}, split.end == Separator::Or, {}, true};
    if (!hasWordsBefore && split.separator == Separator::Comma && split.end == Separator::And) {
        list.head = headOf(split.items, words);
        bool const isLastLonger =
            mostWords(split.items, split.items.size() - 1) == 1 && split.items.back().words() > 1;
        list.isCertain = list.head.empty() && !isLastLonger;
    }
    for (auto& item : split.items)
        list.choices.push_back(std::move(item.text));
    list.weights = std::move(weights);
    return list;
}

} // namespace wheelwright::ideas
