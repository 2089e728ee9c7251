#include "ideas/hostile_words.hpp"
#include "ideas/edit_distance.hpp"
#include <algorithm>
#include <span>

namespace wheelwright::ideas {
namespace {

constexpr std::size_t kNear = 8; // words; farther apart they are seldom about the same

bool removeMark(std::string_view& text, char mark, bool isAtEnd) {
    if (text.empty() || (isAtEnd ? text.back() : text.front()) != mark) return false;
    isAtEnd ? text.remove_suffix(1) : text.remove_prefix(1);
    return true;
}

bool begins(PatternPhrase const& phrase, std::span<Token const> tokens) {
    return !phrase.empty() && phrase.size() <= tokens.size() &&
           std::ranges::equal(
               phrase, tokens.first(phrase.size()),
               [](WordPattern const& word, Token const& token) { return word.matches(token); });
}

bool haveWordOf(PatternPhrase const& row, std::span<Token const> tokens) {
    return std::ranges::any_of(tokens, [&](Token const& token) {
        return std::ranges::any_of(row, [&](WordPattern const& word) { return word.matches(token); });
    });
}

} // namespace

bool WordPattern::matches(Token const& token) const {
    auto const isIn = [this](std::string const& word) {
        if (mayBeginEarlier && mayGoOn) return word.find(text) != std::string::npos;
        if (mayBeginEarlier) return word.ends_with(text);
        return mayGoOn ? word.starts_with(text) : word == text;
    };
    if (isIn(token.text) || isIn(token.lower)) return true;
    return mayBeMistyped && token.isWord && editDistance(token.text, text, 1) <= 1;
}

PatternPhrase patternOf(std::string_view text) {
    PatternPhrase pattern;
    for (std::size_t from = 0; from < text.size();) {
        auto const to = std::min(text.find(' ', from), text.size());
        auto word = text.substr(from, to - from);
        from = to + 1;
        bool const isMistyped = removeMark(word, '~', true);
        bool const goesOn = removeMark(word, '*', true);
        bool const beginsEarlier = removeMark(word, '*', false);
        for (auto& part : accentedPhraseOf(word)) // "quelqu'un" is two
            pattern.push_back({std::move(part), beginsEarlier, goesOn, isMistyped});
    }
    return pattern;
}

bool HostileWords::areIn(Tokens tokens) const {
    std::erase_if(tokens, [](Token const& token) { return token.text == "-"; }); // "self-harm"
    for (std::size_t place = 0; place < tokens.size(); ++place)
        for (auto const& phrase : harmless)
            if (begins(phrase, std::span{tokens}.subspan(place)))
                std::fill_n(tokens.begin() + static_cast<std::ptrdiff_t>(place), phrase.size(), Token{});
    for (std::size_t place = 0; place < tokens.size(); ++place) {
        auto const rest = std::span<Token const>{tokens}.subspan(place);
        auto const near = rest.first(std::min(rest.size(), kNear));
        auto const isAsked = [&](std::vector<PatternPhrase> const& rows) {
            return std::ranges::all_of(rows, [&](PatternPhrase const& row) { return haveWordOf(row, near); });
        };
        if (std::ranges::any_of(phrases, [&](PatternPhrase const& phrase) { return begins(phrase, rest); }) ||
            std::ranges::any_of(together, isAsked))
            return true;
    }
    return false;
}

} // namespace wheelwright::ideas
