#pragma once
#include <string>
#include <string_view>

// The paths of this build's program and of this checkout. Only places.cpp is compiled with absolute paths: in
// every test they would prevent ccache hits from a second clone.
namespace wheelwright::testing {

std::string wheelwrightProgram();
std::string projectFile(std::string_view path); // path from the top of the repository

} // namespace wheelwright::testing
