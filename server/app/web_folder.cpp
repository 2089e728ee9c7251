#include "app/web_folder.hpp"

namespace wheelwright::app {

std::filesystem::path webFolder(Settings const& settings) {
    if (!settings.web.empty()) return settings.web;
    return std::filesystem::read_symlink("/proc/self/exe").parent_path().parent_path() / "web";
}

} // namespace wheelwright::app
