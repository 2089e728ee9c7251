#pragma once
#include "app/settings.hpp"
#include <filesystem>

namespace wheelwright::app {

// The built page: as set, else `web` beside the folder the binary stands in.
std::filesystem::path webFolder(Settings const& settings);

} // namespace wheelwright::app
