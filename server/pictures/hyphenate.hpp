#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::pictures {

// A text cut where its long words may be hyphenated, by the rule of web/src/wheel/drawing/hyphenate.ts; empty
// where there is no such place.
std::vector<std::string> syllablesOf(std::string_view text);

} // namespace wheelwright::pictures
