#pragma once
#include <cstddef>
#include <string>

namespace wheelwright {

// What this process takes of its machine.
std::size_t residentBytes();
std::size_t openFiles();
double cpuSeconds();

std::string processName(); // its machine and its number there, by which operators find it

} // namespace wheelwright
