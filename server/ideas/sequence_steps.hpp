#pragma once
#include "ideas/given_sequence.hpp"
#include "ideas/range_end.hpp"
#include <cstdlib>

namespace wheelwright::ideas {

// The values from the first to the last by this step, up or down, each written by `write`. Nothing if there
// would be only one.
template <class Write>
std::optional<GivenSequence> stepped(std::int64_t first, std::int64_t last, std::int64_t step,
                                     std::size_t most, Write const& write) {
    GivenSequence sequence{
        .name = {}, .choices = {}, .count = static_cast<std::uint64_t>(std::abs(last - first) / step) + 1};
    if (sequence.count < 2) return std::nullopt;
    auto const count = static_cast<std::int64_t>(sequence.count);
    auto const direction = first <= last ? step : -step;
    sequence.name = write(first) + " – " + write(first + direction * (count - 1));
    if (sequence.count > most) return sequence;
    for (std::int64_t i = 0; i < count; ++i)
        sequence.choices.push_back(write(first + direction * i));
    return sequence;
}

inline constexpr std::int64_t kMinutesOfHour = 60;

// The times of day between two ends, which are times or hours: "8:00 to 10:00", "9 to 11 am".
std::optional<GivenSequence> timesBetween(RangeEnd const& first, RangeEnd const& last, std::int64_t interval,
                                          std::size_t most);

// Numbers that go on by their step or factor: "100, 200, 300 … 1000", "1, 2, 4, 8 ... 64".
std::optional<GivenSequence> readDottedNumbers(Tokens const& tokens, RangeEnds const& ends, std::size_t most);

} // namespace wheelwright::ideas
