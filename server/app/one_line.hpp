#pragma once
#include <string>

namespace wheelwright::app {

// One line on a terminal, whatever a stranger's text holds: nothing of it commands the terminal.
std::string oneLine(std::string text);

} // namespace wheelwright::app
