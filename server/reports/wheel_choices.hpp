#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::reports {

inline constexpr std::size_t kChoicesShown = 24;

// The texts of the first slices of a wheel document. A moderator sees them even if no link opens the wheel.
std::vector<std::string> firstChoices(std::string_view document);

} // namespace wheelwright::reports
