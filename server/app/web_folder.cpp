#include "app/web_folder.hpp"
#include "app/installed_layout.hpp"

namespace wheelwright::app {

std::filesystem::path webFolder(Settings const& settings) {
    return settings.web.empty() ? installedLayout().web : std::filesystem::path{settings.web};
}

} // namespace wheelwright::app
