#pragma once
#include <cstddef>

namespace wheelwright {

// What this process takes of its machine.
std::size_t residentBytes();
std::size_t openFiles();
double cpuSeconds();

} // namespace wheelwright
