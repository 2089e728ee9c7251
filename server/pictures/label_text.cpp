#include "pictures/label_text.hpp"
#include <algorithm>
#include <limits>
#include <memory>
#include <stdexcept>
#include <unicode/brkiter.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

namespace wheelwright::pictures {
namespace {

constexpr std::size_t kMostLines = 3;
constexpr char kEllipsis[] = "…";
constexpr std::size_t kMostBytes = 600;       // of a label, because it is shaped dozens of times
constexpr std::size_t kLongestCharacter = 72; // bytes; more is a stack of marks

icu::UnicodeString unicodeOf(std::string_view text) {
    return icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
}

std::string utf8Of(icu::UnicodeString const& text) {
    std::string out;
    text.toUTF8String(out);
    return out;
}

// Scripts without spaces may be broken between any two characters.
bool isSpaceless(UChar32 c) {
    UErrorCode problem = U_ZERO_ERROR;
    auto const script = uscript_getScript(c, &problem);
    return script == USCRIPT_HAN || script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA;
}

// These never begin a line: marks, signs and small kana.
bool clings(UChar32 c) {
    static icu::UnicodeString const smallKana{u"ぁぃぅぇぉっゃゅょァィゥェォッャュョ"};
    return (U_GET_GC_MASK(c) & (U_GC_M_MASK | U_GC_LM_MASK | U_GC_P_MASK)) != 0 || smallKana.indexOf(c) >= 0;
}

bool mayEndLine(UChar32 c) {
    return c == '/' || c == '-';
}

// Where the piece ends that begins at `from` and must stay in one line.
std::int32_t endOfUnit(icu::UnicodeString const& text, std::int32_t from) {
    auto at = from;
    auto const skip = [&](auto const& matches) {
        while (at < text.length() && matches(text.char32At(at)))
            at = text.moveIndex32(at, 1);
    };
    auto const first = text.char32At(from);
    if (u_isUWhiteSpace(first)) {
        skip(u_isUWhiteSpace);
    } else if (isSpaceless(first)) {
        at = text.moveIndex32(at, 1);
        skip(clings);
    } else {
        skip([](UChar32 c) { return !u_isUWhiteSpace(c) && !isSpaceless(c) && !mayEndLine(c); });
        skip(mayEndLine);
    }
    return at;
}

struct Unit {
    std::string text;
    double width = 0;
};

std::vector<Unit> unitsOf(std::string const& label, WidthOf const& widthOf) {
    auto const text = unicodeOf(label);
    std::vector<Unit> units;
    for (std::int32_t from = 0; from < text.length();) {
        auto const end = endOfUnit(text, from);
        auto unit = utf8Of(text.tempSubStringBetween(from, end));
        auto const width = widthOf(unit);
        units.push_back({std::move(unit), width});
        from = end;
    }
    return units;
}

std::string withoutEndSpace(std::string const& text) {
    auto given = unicodeOf(text);
    auto end = given.length();
    while (end > 0 && u_isUWhiteSpace(given.char32At(end - 1)))
        --end;
    return utf8Of(given.tempSubStringBetween(0, end));
}

std::vector<std::string> linesWithin(double limit, std::vector<Unit> const& units) {
    std::vector<std::string> lines;
    auto end = std::numeric_limits<double>::infinity();
    for (auto const& [text, width] : units) {
        if (lines.empty() || (!isBlank(text) && end + width > limit)) {
            lines.push_back(text);
            end = width;
        } else {
            lines.back() += text;
            end += width;
        }
    }
    for (auto& line : lines)
        line = withoutEndSpace(line);
    return lines;
}

std::vector<std::string> ownLines(std::string const& label) {
    std::vector<std::string> lines{""};
    for (char const c : label) {
        if (c != '\n') {
            lines.back() += c;
            continue;
        }
        if (lines.back().ends_with('\r')) lines.back().pop_back();
        lines.emplace_back();
    }
    return lines;
}

} // namespace

std::string inOneLine(std::string_view label) {
    auto const given = unicodeOf(label);
    icu::UnicodeString line;
    bool isAfterSpace = false;
    for (std::int32_t at = 0; at < given.length(); at = given.moveIndex32(at, 1)) {
        auto const c = given.char32At(at);
        bool const isSpace = u_isUWhiteSpace(c);
        if (!isSpace)
            line.append(c);
        else if (!isAfterSpace)
            line.append(static_cast<UChar32>(' '));
        isAfterSpace = isSpace;
    }
    return utf8Of(line);
}

bool isBlank(std::string_view text) {
    auto const given = unicodeOf(text);
    for (std::int32_t at = 0; at < given.length(); at = given.moveIndex32(at, 1))
        if (!u_isUWhiteSpace(given.char32At(at))) return false;
    return true;
}

std::vector<std::string> charactersOf(std::string_view text) {
    UErrorCode problem = U_ZERO_ERROR;
    std::unique_ptr<icu::BreakIterator> const border{
        icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), problem)};
    if (U_FAILURE(problem)) throw std::runtime_error("ICU cannot tell characters apart");
    auto const given = unicodeOf(text);
    border->setText(given);
    std::vector<std::string> characters;
    for (auto from = border->first(), to = border->next(); to != icu::BreakIterator::DONE;
         from = to, to = border->next())
        characters.push_back(utf8Of(given.tempSubStringBetween(from, to)));
    return characters;
}

std::string beginningOf(std::vector<std::string> const& characters, std::size_t count) {
    std::string kept;
    for (std::size_t i = 0; i < std::min(count, characters.size()); ++i)
        kept += characters[i];
    return withoutEndSpace(kept) + kEllipsis;
}

std::string cutAt(std::string_view text, std::size_t most) {
    if (text.size() <= most) return std::string{text};
    auto const given = text.substr(0, kMostBytes + kLongestCharacter);
    auto const characters = charactersOf(given);
    std::size_t count = 0;
    for (std::size_t bytes = 0; count < std::min(most, characters.size()); ++count) {
        bytes += characters[count].size();
        if (bytes > kMostBytes) break;
    }
    if (count == characters.size() && given.size() == text.size()) return std::string{text};
    return beginningOf(characters, count);
}

std::vector<std::vector<std::string>> wrappings(std::string const& label, double mostLines,
                                                WidthOf const& widthOf) {
    auto own = ownLines(label);
    if (own.size() > 1) {
        own.resize(std::min(own.size(), kMostLines));
        return {own};
    }
    std::vector<std::vector<std::string>> all{own};
    if (mostLines < 2) return all;
    auto const units = unitsOf(label, widthOf);
    double whole = 0;
    for (auto const& unit : units)
        whole += unit.width;
    auto const most =
        std::min({mostLines, static_cast<double>(kMostLines), static_cast<double>(units.size())});
    for (std::size_t count = 2; static_cast<double>(count) <= most; ++count) {
        auto limit = whole / static_cast<double>(count);
        auto broken = linesWithin(limit, units);
        while (broken.size() > count) {
            limit *= 1.03;
            broken = linesWithin(limit, units);
        }
        if (broken.size() == count) all.push_back(std::move(broken));
    }
    return all;
}

} // namespace wheelwright::pictures
