#pragma once
#include <string>
#include <string_view>

// Where this build's program and this checkout are. Only places.cpp knows the absolute paths: in every test
// they would keep the compiler's cache from being used by a second clone.
namespace wheelwright::testing {

std::string wheelwrightProgram();
std::string projectFile(std::string_view path); // path from the top of the repository

} // namespace wheelwright::testing
