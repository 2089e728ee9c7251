#include "entries/names.hpp"
#include "base/text.hpp"
#include <unicode/uchar.h>
#include <unicode/utf8.h>
#include <utility>

namespace wheelwright::entries {
namespace {

constexpr int kMostMarks = 4; // of one letter; more hide the lines above

enum class Sort { Shown, Mark, Joiner, Blank, Dropped };

// Letters of scripts that look like nothing, so that a name of them would be an empty slice.
bool isFiller(UChar32 c) {
    return c == 0x115F || c == 0x1160 || c == 0x2800 || c == 0x3164 || c == 0xFFA0;
}

Sort sortOf(UChar32 c) {
    if (c == 0x200C || c == 0x200D) return Sort::Joiner; // emoji and Persian need them between letters
    if (isFiller(c)) return Sort::Blank;
    switch (u_charType(c)) {
        case U_CONTROL_CHAR:
        case U_SPACE_SEPARATOR:
        case U_LINE_SEPARATOR:
        case U_PARAGRAPH_SEPARATOR: return Sort::Blank;
        case U_FORMAT_CHAR:
        case U_SURROGATE: return Sort::Dropped;
        case U_NON_SPACING_MARK:
        case U_ENCLOSING_MARK: return Sort::Mark;
        default: return Sort::Shown;
    }
}

} // namespace

std::string tidyName(std::string_view name, std::size_t most) {
    std::string tidy;
    std::string pending; // a blank or a joiner, kept if something visible follows
    std::size_t characters = 0;
    int marks = 0;
    for (std::size_t at = 0; at < name.size() && characters < most;) {
        auto const begin = at;
        UChar32 c = 0;
        U8_NEXT(name.data(), at, name.size(), c);
        auto const sort = c < 0 ? Sort::Dropped : sortOf(c);
        auto const letter = name.substr(begin, at - begin);
        bool const isOnLetter = !tidy.empty() && pending != " ";
        if (sort == Sort::Blank && !tidy.empty()) pending = " ";
        if (sort == Sort::Joiner && isOnLetter && pending.empty()) pending = letter;
        if (sort == Sort::Mark && isOnLetter && marks < kMostMarks) {
            tidy += letter;
            ++marks;
            ++characters;
        }
        if (sort != Sort::Shown) continue;
        if (!pending.empty() && ++characters == most) break;
        tidy += std::exchange(pending, {});
        tidy += letter;
        ++characters;
        marks = 0;
    }
    return tidy;
}

std::string distinctName(std::string const& name, std::function<bool(std::string const&)> const& isTaken,
                         int from) {
    if (!isTaken(name)) return name;
    for (int number = from;; ++number) {
        auto const suffix = " (" + std::to_string(number) + ")";
        auto head = name;
        while (characters(head) + suffix.size() > kLongestName)
            head = shortened(head, head.size() - 1);
        if (auto candidate = head + suffix; !isTaken(candidate)) return candidate;
    }
}

} // namespace wheelwright::entries
