#pragma once
#include "app/settings.hpp"
#include <filesystem>

namespace wheelwright::app {

// The folder of the built page: the setting's, or else the installation's.
std::filesystem::path webFolder(Settings const& settings);

} // namespace wheelwright::app
