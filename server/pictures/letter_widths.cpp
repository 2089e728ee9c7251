#include "pictures/letter_widths.hpp"
#include <algorithm>
#include <array>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace wheelwright::pictures {
namespace {

// Of Fredoka at weight 600, in hundredths of the font's size.
constexpr std::array<unsigned char, 95> kAscii{
    // from the space
    24, 24, 38, 73, 45, 79, 70, 19, 36, 36, 48, 51, 22, 41, 22, 50, 57, 38, 58, 57, 55, 50, 53, 53,
    55, 53, 22, 22, 56, 45, 56, 48, 84, 71, 62, 64, 67, 61, 62, 71, 66, 23, 54, 59, 56, 81, 68, 72,
    60, 79, 61, 55, 65, 69, 73, 95, 69, 64, 59, 33, 50, 33, 50, 78, 41, 56, 56, 50, 56, 54, 40, 55,
    55, 24, 24, 50, 30, 80, 56, 56, 55, 55, 42, 46, 41, 56, 56, 75, 52, 56, 54, 36, 21, 36, 55};
constexpr std::array<unsigned char, 96> kLatin{
    // from U+00A0
    24, 24, 41, 64, 64, 64, 20, 53, 46, 66, 42, 62, 50, 0,  66,  52, 36, 48, 43, 43, 50, 57, 54, 21,
    31, 30, 42, 61, 74, 76, 77, 47, 71, 71, 71, 71, 71, 71, 109, 64, 61, 61, 61, 61, 23, 23, 23, 23,
    75, 68, 72, 72, 72, 72, 72, 47, 74, 69, 69, 69, 69, 64, 60,  59, 56, 56, 56, 56, 56, 56, 86, 50,
    54, 54, 54, 54, 22, 22, 22, 22, 57, 56, 56, 56, 56, 56, 56,  47, 56, 56, 56, 56, 56, 56, 55, 56};

constexpr double kUsualHalf = 0.5;

// Of other fonts, about.
LineBox otherBox(UChar32 letter) {
    auto const type = u_charType(letter);
    if (type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK || type == U_FORMAT_CHAR)
        return {0, kUsualHalf};
    auto const breadth = u_getIntPropertyValue(letter, UCHAR_EAST_ASIAN_WIDTH);
    if (u_hasBinaryProperty(letter, UCHAR_EMOJI_PRESENTATION)) return {1.25, 0.6};
    if (breadth == U_EA_WIDE || breadth == U_EA_FULLWIDTH) return {1, 0.55};
    if (u_charDirection(letter) == U_RIGHT_TO_LEFT_ARABIC) return {0.5, 0.65};
    return {type == U_UPPERCASE_LETTER ? 0.68 : 0.58, kUsualHalf};
}

LineBox boxOf(UChar32 letter) {
    if (letter >= 0x20 && letter < 0x7f)
        return {kAscii[static_cast<std::size_t>(letter - 0x20)] / 100.0, kUsualHalf};
    if (letter >= 0xa0 && letter < 0x100)
        return {kLatin[static_cast<std::size_t>(letter - 0xa0)] / 100.0, kUsualHalf};
    switch (letter) {
        case U'\u2013': return {0.55, kUsualHalf}; // dashes
        case U'\u2014': return {0.67, kUsualHalf};
        case U'\u2018':
        case U'\u2019': return {0.20, kUsualHalf}; // quotation marks
        case U'\u201c':
        case U'\u201d':
        case U'\u201e': return {0.40, kUsualHalf};
        case U'\u2026': return {0.74, kUsualHalf}; // an ellipsis
        default: return otherBox(letter);
    }
}

} // namespace

LineBox usualBox(std::string_view line) {
    LineBox box{0, kUsualHalf};
    auto const size = static_cast<int>(line.size());
    for (int at = 0; at < size;) {
        UChar32 letter = 0;
        U8_NEXT(line.data(), at, size, letter);
        auto const [width, half] = letter < 0 ? LineBox{0.5, kUsualHalf} : boxOf(letter);
        box.width += width;
        box.half = std::max(box.half, half);
    }
    return box;
}

} // namespace wheelwright::pictures
