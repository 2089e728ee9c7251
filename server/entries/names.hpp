#pragma once
#include <functional>
#include <string>
#include <string_view>

namespace wheelwright::entries {

inline constexpr std::size_t kLongestName = 40; // characters
inline constexpr std::size_t kLongestReason = 120;

// A name as one line of at most `most` characters, without what can't be seen or turns the text around
// it: control characters, zero-width marks, overrides of the direction, piles of accents. Empty if nothing
// visible is left.
std::string tidyName(std::string_view name, std::size_t most = kLongestName);

// The name, or the first of "Ann (2)", "Ann (3)" … that isn't taken. `from` is the first number to try.
std::string distinctName(std::string const& name, std::function<bool(std::string const&)> const& isTaken,
                         int from = 2);

} // namespace wheelwright::entries
