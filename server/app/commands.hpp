#pragma once
#include "base/result.hpp"
#include <string>
#include <vector>

// Shared by the commands of the command line.
namespace wheelwright::app {

using Words = std::vector<std::string>;

Error badCommandLine(std::string sentence);

// Untrusted text as one line. Control characters become spaces, so that the text can't control the terminal.
std::string oneLine(std::string text);

} // namespace wheelwright::app
