#include "ideas/edit_distance.hpp"
#include <algorithm>
#include <array>

namespace wheelwright::ideas {

std::size_t editDistance(std::string_view one, std::string_view other, std::size_t most) {
    constexpr std::size_t kLongest = 40; // longer words don't count as typing mistakes of each other
    auto const tooFar = most + 1;
    if (std::max(one.size(), other.size()) > kLongest) return tooFar;
    if (std::max(one.size(), other.size()) - std::min(one.size(), other.size()) > most) return tooFar;
    std::array<std::array<std::size_t, kLongest + 1>, 3> rows{};
    for (std::size_t j = 0; j <= other.size(); ++j)
        rows[0][j] = j;
    for (std::size_t i = 1; i <= one.size(); ++i) {
        auto const& last = rows[(i - 1) % 3];
        auto const& before = rows[(i + 1) % 3];
        auto& row = rows[i % 3];
        row[0] = i;
        auto least = row[0];
        for (std::size_t j = 1; j <= other.size(); ++j) {
            auto const changed = last[j - 1] + (one[i - 1] == other[j - 1] ? 0U : 1U);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, changed});
            bool const isSwapped = i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
            if (isSwapped) row[j] = std::min(row[j], before[j - 2] + 1);
            least = std::min(least, row[j]);
        }
        if (least > most) return tooFar;
    }
    return std::min(rows[one.size() % 3][other.size()], tooFar);
}

} // namespace wheelwright::ideas
