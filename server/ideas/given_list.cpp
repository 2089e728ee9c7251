#include "ideas/given_list.hpp"
#include <algorithm>

namespace wheelwright::ideas {
namespace {

// Part of a sentence between marks such as colons and question marks, each of which may hold the list.
using Segments = std::vector<std::string_view>;

bool isOpenQuote(std::string_view mark) {
    return mark == "\"" || mark == "“" || mark == "„" || mark == "«" || mark == "‹" || mark == "”";
}

bool closesQuote(std::string_view open, std::string_view mark) {
    if (open == "«") return mark == "»";
    if (open == "‹") return mark == "›";
    return mark == "\"" || mark == "“" || mark == "”";
}

struct Quoted {
    std::size_t from = 0; // the opening mark
    std::size_t to = 0;   // after the closing mark
    std::string text;
};

std::vector<Quoted> quotedIn(std::string_view text, Tokens const& tokens) {
    std::vector<Quoted> quoted;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].isWord || !isOpenQuote(tokens[i].text)) continue;
        for (std::size_t j = i + 1; j < tokens.size(); ++j)
            if (!tokens[j].isWord && closesQuote(tokens[i].text, tokens[j].text)) {
                auto const inside = text.substr(tokens[i].to, tokens[j].from - tokens[i].to);
                auto const bare = choiceText(inside);
                if (!bare.empty()) quoted.push_back({tokens[i].from, tokens[j].to, std::string{bare}});
                i = j;
                break;
            }
    }
    return quoted;
}

// Two or more quoted texts with nothing but separators and conjunctions between them.
std::optional<GivenList> quotedList(std::string_view text, Tokens const& tokens, ReadingWords const& words) {
    auto const quoted = quotedIn(text, tokens);
    if (quoted.size() < 2) return std::nullopt;
    for (auto const& token : tokens) {
        bool const isBetween = token.from >= quoted.front().to && token.to <= quoted.back().from;
        bool const isInside = std::ranges::any_of(
            quoted, [&](Quoted const& each) { return token.from >= each.from && token.to <= each.to; });
        if (!isBetween || isInside || !token.isWord) continue;
        if (!words.andWords.contains(token.lower) && !words.orWords.contains(token.lower))
            return std::nullopt;
    }
    GivenList list{std::string{bareText(text.substr(0, quoted.front().from))}, {}, false, {}, true};
    for (auto const& each : quoted)
        list.choices.push_back(each.text);
    return list;
}

bool isBlankAt(std::string_view text, std::size_t at) {
    return at >= text.size() || text[at] == ' ' || text[at] == '\n';
}

// True where a new part of the sentence begins after this mark: "Who pays: Anna or Ben?"
bool endsSegment(std::string_view text, Tokens const& tokens, std::size_t place) {
    auto const& mark = tokens[place];
    if (mark.isWord) return false;
    bool const isSpaced = mark.from > 0 && text[mark.from - 1] == ' ' && isBlankAt(text, mark.to);
    if (mark.text == "-" || mark.text == "–" || mark.text == "—") return isSpaced;
    if (mark.text == ":") return isBlankAt(text, mark.to);
    if (mark.text == "?" || mark.text == "!") return true;
    if (mark.text != "." || place == 0 || !isBlankAt(text, mark.to)) return false;
    auto const& before = tokens[place - 1];
    constexpr std::size_t kLongestAbbreviation = 3; // "Mr.", "Dr.", "vs."
    return before.isWord && before.text.size() > kLongestAbbreviation;
}

Segments segmentsOf(std::string_view text, Tokens const& tokens) {
    Segments segments;
    std::size_t from = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (endsSegment(text, tokens, i)) {
            segments.push_back(text.substr(from, tokens[i].from - from));
            from = tokens[i].to;
        } else if (auto const line = text.find('\n', tokens[i].to);
                   line != text.npos && i + 1 < tokens.size() && line < tokens[i + 1].from) {
            segments.push_back(text.substr(from, line - from));
            from = line;
        }
    segments.push_back(text.substr(from));
    std::erase_if(segments, [](std::string_view segment) { return bareText(segment).empty(); });
    return segments;
}

} // namespace

std::optional<GivenList> readGivenList(std::string_view text, ReadingWords const& words) {
    if (auto lines = readLines(text)) {
        lines->weights = takeWeights(lines->choices);
        return lines;
    }
    auto const tokens = tokensOf(text);
    if (auto quoted = quotedList(text, tokens, words)) return quoted;
    auto const segments = segmentsOf(text, tokens);
    std::optional<GivenList> best;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        auto items = readItems(segments[i], segments.size() > 1, words);
        if (!items || (best && best->choices.size() > items->choices.size())) continue;
        if (segments.size() > 1 && items->title.empty())
            items->title = std::string{bareText(i > 0 ? segments[i - 1] : segments[i + 1])};
        best = std::move(items);
    }
    return best;
}

} // namespace wheelwright::ideas
