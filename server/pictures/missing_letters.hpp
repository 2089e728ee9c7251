#pragma once
#include <string>
#include <vector>

namespace wheelwright::pictures {

// The kinds of letters and signs that no font of this machine has: preview pictures show boxes for them.
std::vector<std::string> missingLetters();

} // namespace wheelwright::pictures
