#pragma once
#include <cstddef>
#include <string>

namespace wheelwright {

// The resources that this process uses.
std::size_t residentBytes();
std::size_t openFiles();
double cpuSeconds();

std::string processName(); // host name and process id, by which operators find it

} // namespace wheelwright
