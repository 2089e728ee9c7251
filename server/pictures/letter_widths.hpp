#pragma once
#include "pictures/fit_label.hpp"
#include <string_view>

namespace wheelwright::pictures {

// The extent of a line in the display face at font size 1, from a table of its letters: exact but for the
// space between certain pairs, and about right for scripts that the face lacks. The fonts themselves take 10
// MiB and a moment to load, which a page whose labels the browser draws isn't worth.
LineBox usualBox(std::string_view line);

} // namespace wheelwright::pictures
