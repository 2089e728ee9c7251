#pragma once
#include "app/settings.hpp"
#include <filesystem>

namespace wheelwright::app {

// The built page: as set, else where the installation has it.
std::filesystem::path webFolder(Settings const& settings);

} // namespace wheelwright::app
