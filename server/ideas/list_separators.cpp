#include "ideas/list_separators.hpp"
#include <algorithm>
#include <array>

namespace wheelwright::ideas {
namespace {

// "yes/no/maybe", but not "t/m", "1/2", "01/02/2026", a closing tag or an address of the web.
bool isSlashOfList(Token const& slash, std::string_view text) {
    if (slash.from == 0) return false;
    char const before = text[slash.from - 1];
    if (before == ' ') return true;
    if (before == '<' || text.find("://") != std::string_view::npos) return false;
    constexpr std::ptrdiff_t kSlashesOfDate = 2;
    auto const slashes = std::ranges::count(text, '/');
    auto const isDigit = [](char c) { return c >= '0' && c <= '9'; };
    bool const isOfNumbers = isDigit(before) && slash.to < text.size() && isDigit(text[slash.to]);
    if (isOfNumbers) return slashes > kSlashesOfDate;
    constexpr std::size_t kShortWord = 3;
    return slashes > 1 || (slash.from > kShortWord && slash.to + kShortWord <= text.size());
}

} // namespace

std::vector<bool> quotedTokens(std::string_view text, Tokens const& tokens) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kMarks{
        {{"\"", "\""}, {"“", "”"}, {"„", "“"}, {"«", "»"}, {"‹", "›"}}};
    std::vector<bool> quoted(tokens.size());
    for (std::size_t open = 0; open < tokens.size(); ++open) {
        auto const mark = std::ranges::find(kMarks, tokens[open].text,
                                            &std::pair<std::string_view, std::string_view>::first);
        bool const isApart =
            tokens[open].from == 0 || std::string_view{" ,;"}.find(text[tokens[open].from - 1]) != text.npos;
        if (mark == kMarks.end() || !isApart) continue;
        auto close = open + 1;
        while (close < tokens.size() && tokens[close].text != mark->second)
            ++close;
        if (close == tokens.size()) continue;
        std::fill(quoted.begin() + static_cast<std::ptrdiff_t>(open),
                  quoted.begin() + static_cast<std::ptrdiff_t>(close), true);
        open = close;
    }
    return quoted;
}

bool isComma(Token const& token, std::string_view text) {
    if (token.isWord || (token.text != "," && token.text != "、" && token.text != "，")) return false;
    auto const isDigitAt = [&](std::size_t at) {
        return at < text.size() && text[at] >= '0' && text[at] <= '9';
    };
    auto before = token.from;
    while (before > 0 && isDigitAt(before - 1))
        --before;
    auto after = token.to;
    while (isDigitAt(after))
        ++after;
    if (before == token.from || after == token.to) return true;
    // "1,000" and "2,5" are numbers, "1,2,3" is a list.
    bool const isThousands = token.from - before <= 3 && after - token.to == 3;
    bool const isInRow = (before > 1 && text[before - 1] == ',' && isDigitAt(before - 2)) ||
                         (after < text.size() && text[after] == ',' && isDigitAt(after + 1));
    return !isThousands && isInRow;
}

bool isStrong(Token const& token, std::string_view text) {
    if (token.text == "vs" || token.text == "versus") return true;
    if (token.isWord) return false;
    if (token.text == ";" || token.text == "；" || token.text == "|") return true;
    return token.text == "/" && isSlashOfList(token, text);
}

} // namespace wheelwright::ideas
