#include "ideas/given_list.hpp"
#include <algorithm>
#include <cctype>

namespace wheelwright::ideas {
namespace {

struct Line {
    std::string_view text; // without its bullet or number
    bool isMarked = false;
};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

// The length of "1. ", "12) " or "(3) " at the beginning; 0 if there is none.
std::size_t numberLength(std::string_view line) {
    std::size_t at = line.starts_with('(') ? 1 : 0;
    auto const digits = at;
    while (at < line.size() && isDigit(line[at]) && at < digits + 3)
        ++at;
    if (at == digits || at >= line.size() || (line[at] != '.' && line[at] != ')')) return 0;
    ++at;
    return at < line.size() && line[at] == ' ' ? at + 1 : 0;
}

std::size_t bulletLength(std::string_view line) {
    for (std::string_view const bullet : {"- ", "* ", "+ ", "• ", "– ", "— ", "· ", "▪ ", "◦ ", "☐ ", "[] "})
        if (line.starts_with(bullet)) return bullet.size();
    return 0;
}

Line lineOf(std::string_view text) {
    text = trimmed(text);
    auto const mark = std::max(numberLength(text), bulletLength(text));
    return {trimmed(text.substr(mark)), mark > 0};
}

std::vector<Line> linesOf(std::string_view text) {
    std::vector<Line> lines;
    while (!text.empty()) {
        if (auto const line = lineOf(takePart(text, '\n')); !bareText(line.text).empty())
            lines.push_back(line);
    }
    return lines;
}

// A line ends with a comma or semicolon where a list was copied from code or a letter. The dot of a sentence
// stays.
std::string choiceOf(Line const& line) {
    auto const choice = choiceText(line.text);
    bool const hasDot =
        line.text.size() == choice.size() + 1 && line.text.ends_with('.') && line.text.starts_with(choice);
    return std::string{hasDot ? line.text : choice};
}

// Whether the first line is a question or so, and the others aren't.
bool isTitle(std::vector<Line> const& lines) {
    auto const end = lines.front().text.back();
    if (end != ':' && end != '?' && end != '!') return false;
    return std::none_of(lines.begin() + 1, lines.end(),
                        [&](Line const& line) { return line.text.back() == end; });
}

// Two lines of several words, or a question and its detail, aren't choices.
bool isText(std::vector<Line> const& lines) {
    constexpr std::ptrdiff_t kMostWordsOfLine = 3;
    return isTitle(lines) || std::ranges::any_of(lines, [](Line const& line) {
               return std::ranges::count(tokensOf(line.text), true, &Token::isWord) > kMostWordsOfLine;
           });
}

// The places of "1. ", "2. ", … in one line; empty when there are fewer than two.
std::vector<std::size_t> numbersIn(std::string_view text) {
    std::vector<std::size_t> places;
    std::size_t at = 0;
    while (true) {
        auto const next = std::to_string(places.size() + 1);
        auto found = text.size();
        for (char const mark : {'.', ')'}) {
            auto const place = text.find(next + mark + ' ', at);
            if (place != std::string_view::npos && (place == 0 || text[place - 1] == ' '))
                found = std::min(found, place);
        }
        if (found == text.size()) break;
        places.push_back(found);
        at = found + next.size() + 2;
    }
    return places.size() < 2 ? std::vector<std::size_t>{} : places;
}

std::optional<GivenList> numberedInLine(std::string_view text) {
    auto const places = numbersIn(text);
    if (places.empty() || text.find(',') != std::string_view::npos) return std::nullopt;
    GivenList list{std::string{bareText(text.substr(0, places.front()))}, {}, false, {}, true};
    for (std::size_t i = 0; i < places.size(); ++i) {
        auto const end = i + 1 < places.size() ? places[i + 1] : text.size();
        auto const choice = choiceOf(lineOf(text.substr(places[i], end - places[i])));
        if (!choice.empty()) list.choices.push_back(choice);
    }
    return list;
}

} // namespace

std::optional<GivenList> readLines(std::string_view text) {
    auto lines = linesOf(text);
    if (lines.size() < 2) return numberedInLine(trimmed(text));
    GivenList list;
    auto const firstMarked = std::ranges::find(lines, true, &Line::isMarked);
    if (firstMarked == lines.end() && lines.size() == 2 && isText(lines)) return std::nullopt;
    bool const hasTitle = firstMarked == lines.end() ? isTitle(lines) : firstMarked == lines.begin() + 1;
    if (hasTitle && lines.size() > 2) {
        list.title = std::string{bareText(lines.front().text)};
        lines.erase(lines.begin());
    }
    for (auto const& line : lines)
        list.choices.push_back(choiceOf(line));
    return list;
}

} // namespace wheelwright::ideas
