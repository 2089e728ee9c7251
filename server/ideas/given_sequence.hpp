#pragma once
#include "ideas/reading_words.hpp"
#include <cstdint>
#include <optional>

namespace wheelwright::ideas {

// A sequence that a sentence describes: "1 to 20", "even numbers up to 40", "Monday to Friday", "d20".
struct GivenSequence {
    std::string name;
    std::vector<std::string> choices; // empty if there would be more than `most`
    std::uint64_t count = 0;          // how many there are or would be
    bool isCertain = true;            // false: it may be a detail, as in "5 to 10 dinner ideas"
};

std::optional<GivenSequence> readGivenSequence(std::string_view text, ReadingWords const& words,
                                               std::size_t most);

} // namespace wheelwright::ideas
