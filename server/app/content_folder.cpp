#include "app/content_folder.hpp"
#include "app/installed_layout.hpp"

namespace wheelwright::app {

std::filesystem::path contentFolder(Settings const& settings) {
    return settings.content.empty() ? installedLayout().content : std::filesystem::path{settings.content};
}

} // namespace wheelwright::app
