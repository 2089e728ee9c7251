#include "pictures/label_text.hpp"
#include "pictures/hyphenate.hpp"
#include <algorithm>
#include <limits>
#include <memory>
#include <stdexcept>
#include <unicode/brkiter.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

namespace wheelwright::pictures {
namespace {

constexpr std::size_t kMostLines = 3;
constexpr char kEllipsis[] = "…";
constexpr char kFromTheRight[] = "\u200F";
constexpr char kFromTheLeft[] = "\u200E";
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

// The end of the piece that begins at `from` and must stay in one line.
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
    std::vector<Unit> parts; // the syllables of a long word that may be hyphenated
};

std::vector<Unit> unitsOf(std::string const& label, WidthOf const& widthOf, bool hyphenates) {
    auto const measured = [&](std::string text) {
        auto const width = widthOf(text);
        return Unit{std::move(text), width, {}};
    };
    auto const text = unicodeOf(label);
    std::vector<Unit> units;
    for (std::int32_t from = 0; from < text.length();) {
        auto const end = endOfUnit(text, from);
        units.push_back(measured(utf8Of(text.tempSubStringBetween(from, end))));
        if (hyphenates)
            for (auto& part : syllablesOf(units.back().text))
                units.back().parts.push_back(measured(std::move(part)));
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

std::vector<std::string> linesWithin(double limit, std::vector<Unit> const& units, double hyphen) {
    std::vector<std::string> lines;
    auto end = std::numeric_limits<double>::infinity();
    auto const append = [&](Unit const& unit) {
        if (lines.empty()) lines.emplace_back();
        lines.back() += unit.text;
        end += unit.width;
    };
    auto const begin = [&](Unit const& unit) {
        lines.push_back(unit.text);
        end = unit.width;
    };
    for (auto const& unit : units) {
        if (isBlank(unit.text) || end + unit.width <= limit) {
            append(unit);
        } else if (unit.width <= limit || unit.parts.empty()) {
            begin(unit);
        } else {
            for (std::size_t i = 0; i < unit.parts.size(); ++i) {
                auto const reserved = i + 1 < unit.parts.size() ? hyphen : 0;
                if (end + unit.parts[i].width + reserved <= limit) {
                    append(unit.parts[i]);
                    continue;
                }
                if (i > 0) lines.back() += '-';
                begin(unit.parts[i]);
            }
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

UBiDiDirection directionOf(std::string_view text) {
    auto const given = unicodeOf(text);
    return ubidi_getBaseDirection(given.getBuffer(), given.length());
}

// A line that begins with a letter of the other direction, or with none, gets a mark of the label's own: its
// brackets and points would otherwise be at the wrong end.
std::vector<std::string> directed(std::vector<std::string> lines, std::string const& label) {
    auto const whole = directionOf(label);
    for (auto& line : lines) {
        auto const own = directionOf(line);
        if (whole == UBIDI_RTL && own != UBIDI_RTL) line.insert(0, kFromTheRight);
        if (whole == UBIDI_LTR && own == UBIDI_RTL) line.insert(0, kFromTheLeft);
    }
    return lines;
}

} // namespace

bool runsFromTheRight(std::string_view text) {
    return directionOf(text) == UBIDI_RTL;
}

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
                                                WidthOf const& widthOf, bool hyphenates) {
    auto own = ownLines(label);
    if (own.size() > 1) {
        own.resize(std::min(own.size(), kMostLines));
        return {directed(std::move(own), label)};
    }
    std::vector<std::vector<std::string>> all{own};
    if (mostLines < 2) return all;
    auto const units = unitsOf(label, widthOf, hyphenates);
    auto const hyphen = hyphenates ? widthOf("-") : 0;
    double whole = 0;
    std::size_t pieces = 0;
    for (auto const& unit : units) {
        whole += unit.width;
        pieces += std::max<std::size_t>(1, unit.parts.size());
    }
    auto const most = std::min({mostLines, static_cast<double>(kMostLines), static_cast<double>(pieces)});
    for (std::size_t count = 2; static_cast<double>(count) <= most; ++count) {
        auto limit = whole / static_cast<double>(count);
        auto broken = linesWithin(limit, units, hyphen);
        while (broken.size() > count) {
            limit *= 1.03;
            broken = linesWithin(limit, units, hyphen);
        }
        if (broken.size() == count) all.push_back(directed(std::move(broken), label));
    }
    return all;
}

} // namespace wheelwright::pictures
