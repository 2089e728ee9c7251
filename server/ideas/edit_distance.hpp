#pragma once
#include <cstddef>
#include <string_view>

namespace wheelwright::ideas {

// How many mistakes a word of so many letters may have.
constexpr std::size_t mistakesForgiven(std::size_t letters) {
    if (letters < 4) return 0;
    return letters < 8 ? 1 : 2;
}

// How many letters must be added, removed, changed or swapped with their neighbour to turn one word into the
// other; `most` + 1 when more than `most`.
std::size_t editDistance(std::string_view one, std::string_view other, std::size_t most);

} // namespace wheelwright::ideas
