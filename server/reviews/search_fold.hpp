#pragma once
#include <string>
#include <string_view>

namespace wheelwright::reviews {

// A text as search compares it: without capitals and accents, and "ss" for "ß".
std::string foldedForSearch(std::string_view text);

} // namespace wheelwright::reviews
