#pragma once
#include "app/settings.hpp"
#include <filesystem>

namespace wheelwright::app {

// The folder of sample wheels, themes and other content: the setting's, or else the installation's.
std::filesystem::path contentFolder(Settings const& settings);

} // namespace wheelwright::app
