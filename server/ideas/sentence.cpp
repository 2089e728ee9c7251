#include "ideas/sentence.hpp"
#include "base/folding.hpp"
#include "base/text.hpp"
#include <algorithm>
#include <array>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

namespace wheelwright::ideas {
namespace {

bool isAscii(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80U; });
}

std::string lowerUnicode(std::string_view text) {
    std::string utf8;
    return icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())})
        .foldCase()
        .toUTF8String(utf8);
}

UChar32 nextCharacter(std::string_view text, std::size_t& at) {
    auto place = static_cast<std::int32_t>(at);
    UChar32 character = 0;
    U8_NEXT_OR_FFFD(reinterpret_cast<std::uint8_t const*>(text.data()), place,
                    static_cast<std::int32_t>(text.size()), character);
    at = static_cast<std::size_t>(place);
    return character;
}

bool isPartOfWord(UChar32 character) {
    return u_isalnum(character) || u_charType(character) == U_NON_SPACING_MARK;
}

bool separates(UChar32 character) {
    return u_isUWhiteSpace(character) || u_iscntrl(character) || character == U'\'' || character == U'’' ||
           u_charType(character) == U_FORMAT_CHAR;
}

bool isAroundText(UChar32 character) {
    constexpr std::u32string_view kAround = U"\"“”„«»‹›‚‘’'`?!¿¡.,;:–—-•*·…|/";
    return u_isUWhiteSpace(character) || kAround.find(static_cast<char32_t>(character)) != kAround.npos;
}

bool isPictureCharacter(UChar32 character) {
    return u_hasBinaryProperty(character, UCHAR_EXTENDED_PICTOGRAPHIC) ||
           u_hasBinaryProperty(character, UCHAR_EMOJI_PRESENTATION);
}

bool isBlank(char c) {
    return kBlanks.find(c) != kBlanks.npos;
}

// Where the last character of the text begins.
std::size_t lastCharacterOf(std::string_view text) {
    auto at = text.empty() ? 0 : text.size() - 1;
    while (at > 0 && !beginsCharacter(text[at]))
        --at;
    return at;
}

std::string_view withoutQuotes(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kQuotes{{{"\"", "\""},
                                                                                    {"“", "”"},
                                                                                    {"„", "“"},
                                                                                    {"„", "”"},
                                                                                    {"«", "»"},
                                                                                    {"‹", "›"},
                                                                                    {"‘", "’"},
                                                                                    {"‚", "‘"},
                                                                                    {"'", "'"}}};
    for (auto const& [open, close] : kQuotes) {
        if (text.size() <= open.size() + close.size() || !text.starts_with(open) || !text.ends_with(close))
            continue;
        auto const inside = text.substr(open.size(), text.size() - open.size() - close.size());
        if (inside.find(close) == std::string_view::npos) return inside;
    }
    return text;
}

// "¿pizza" of "¿pizza, pasta o sushi?"
std::string_view withoutOpenQuestion(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, char>, 2> kMarks{{{"¿", '?'}, {"¡", '!'}}};
    for (auto const& [open, close] : kMarks)
        if (text.starts_with(open) && text.find(close) == std::string_view::npos)
            return text.substr(open.size());
    return text;
}

std::string_view withoutEnd(std::string_view text) {
    for (std::string_view const mark : {",", ";", ".", ":", "…"})
        if (text.ends_with(mark)) return text.substr(0, text.size() - mark.size());
    auto const last = lastCharacterOf(text);
    auto at = last;
    bool const isApart = last > 0 && isBlank(text[last - 1]);
    return isApart && isAroundText(nextCharacter(text, at)) ? text.substr(0, last) : text;
}

// A mark that stands before the text and isn't part of it: "- pizza".
std::string_view withoutStart(std::string_view text) {
    std::size_t at = 0;
    if (text.empty() || !isAroundText(nextCharacter(text, at))) return text;
    return at >= text.size() || isBlank(text[at]) ? text.substr(at) : text;
}

// Joins emoji, and letters of some scripts: it changes what is seen.
bool isJoiner(UChar32 character) {
    return character == 0x200C || character == 0x200D || (character >= 0xE0020 && character <= 0xE007F);
}

} // namespace

std::string visibleText(std::string_view text) {
    std::string visible;
    for (std::size_t at = 0; at < text.size();) {
        auto const from = at;
        auto const character = nextCharacter(text, at);
        if (u_charType(character) == U_FORMAT_CHAR && !isJoiner(character)) continue;
        if (u_iscntrl(character) && character != U'\n' && u_charType(character) != U_FORMAT_CHAR)
            visible += ' ';
        else
            visible += text.substr(from, at - from);
    }
    return visible;
}

Tokens tokensOf(std::string_view text) {
    Tokens tokens;
    bool isInWord = false;
    for (std::size_t at = 0; at < text.size() && tokens.size() < kMostTokens;) {
        auto const from = at;
        auto const character = nextCharacter(text, at);
        bool const isAccent = u_charType(character) == U_NON_SPACING_MARK;
        if (isAccent && !isInWord) continue; // after an emoji
        if (isPartOfWord(character)) {
            if (!isInWord)
                tokens.push_back(
                    {{}, {}, from, at, true, u_isupper(character) || u_isdigit(character), false});
            tokens.back().to = at;
            isInWord = true;
            continue;
        }
        isInWord = false;
        if (separates(character)) continue;
        std::string const mark{text.substr(from, at - from)};
        tokens.push_back({mark, mark, from, at, false, false, isPictureCharacter(character)});
    }
    for (auto& token : tokens) {
        if (!token.isWord) continue;
        auto const word = text.substr(token.from, token.to - token.from);
        if (isAscii(word)) { // most words are: ICU would take ten times as long
            token.lower = lowerCase(word);
            token.text = token.lower;
            continue;
        }
        token.lower = lowerUnicode(word);
        token.text = folded(word);
    }
    return tokens;
}

Phrase phraseOf(std::string_view text) {
    Phrase phrase;
    for (auto& token : tokensOf(text))
        phrase.push_back(std::move(token.text));
    return phrase;
}

Phrase accentedPhraseOf(std::string_view text) {
    constexpr std::size_t kLongestShortWord = 2;
    Phrase phrase;
    for (auto& token : tokensOf(text))
        phrase.push_back(std::move(token.text.size() <= kLongestShortWord ? token.lower : token.text));
    return phrase;
}

bool hasPhraseAt(Tokens const& tokens, std::size_t place, Phrase const& phrase) {
    if (phrase.empty() || place + phrase.size() > tokens.size()) return false;
    return std::equal(phrase.begin(), phrase.end(), tokens.begin() + static_cast<std::ptrdiff_t>(place),
                      [](std::string const& word, Token const& token) {
                          return word == token.text || word == token.lower;
                      });
}

bool hasPhrase(Tokens const& tokens, Phrase const& phrase) {
    for (std::size_t place = 0; place < tokens.size(); ++place)
        if (hasPhraseAt(tokens, place, phrase)) return true;
    return false;
}

std::string_view bareText(std::string_view text) {
    std::size_t from = 0;
    for (std::size_t at = 0; at < text.size(); from = at)
        if (!isAroundText(nextCharacter(text, at))) break;
    std::size_t to = from;
    for (std::size_t at = from; at < text.size();)
        if (!isAroundText(nextCharacter(text, at))) to = at;
    return text.substr(from, to - from);
}

std::string_view choiceText(std::string_view text) {
    while (true) {
        auto const bare = withoutQuotes(
            withoutOpenQuestion(withoutStart(trimmed(withoutEnd(trimmed(text, kBlanks)), kBlanks))));
        if (bare.size() == text.size()) return bare;
        text = bare;
    }
}

std::string capitalised(std::string_view text) {
    if (text.empty()) return {};
    std::size_t at = 0;
    auto const first = nextCharacter(text, at);
    std::string capital;
    icu::UnicodeString{u_totitle(first)}.toUTF8String(capital);
    return capital.append(text.substr(at));
}

} // namespace wheelwright::ideas
