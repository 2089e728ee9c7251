#pragma once
#include "app/settings.hpp"
#include <filesystem>

namespace wheelwright::app {

// What editors change: as set, else `content` beside the folder the binary stands in, or one above it.
std::filesystem::path contentFolder(Settings const& settings);

} // namespace wheelwright::app
