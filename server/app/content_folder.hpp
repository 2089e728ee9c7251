#pragma once
#include "app/settings.hpp"
#include <filesystem>

namespace wheelwright::app {

// What editors change: as set, else where the installation has it.
std::filesystem::path contentFolder(Settings const& settings);

} // namespace wheelwright::app
