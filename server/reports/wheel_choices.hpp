#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::reports {

inline constexpr std::size_t kChoicesShown = 24;

// What stands on the first slices of a wheel document: a moderator judges by it, also when no link opens it.
std::vector<std::string> firstChoices(std::string_view document);

} // namespace wheelwright::reports
