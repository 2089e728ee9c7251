#pragma once
#include "base/result.hpp"
#include <string>
#include <vector>

// Shared by the commands of the command line.
namespace wheelwright::app {

using Words = std::vector<std::string>;

Error badCommandLine(std::string sentence);

// Text from strangers as one line: control characters become spaces, so that none of it commands the
// terminal.
std::string oneLine(std::string text);

} // namespace wheelwright::app
