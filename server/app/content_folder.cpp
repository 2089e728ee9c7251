#include "app/content_folder.hpp"

namespace wheelwright::app {

std::filesystem::path contentFolder(Settings const& settings) {
    if (!settings.content.empty()) return settings.content;
    auto const installed =
        std::filesystem::read_symlink("/proc/self/exe").parent_path().parent_path() / "content";
    if (std::filesystem::is_directory(installed)) return installed;
    return installed.parent_path().parent_path() / "content";
}

} // namespace wheelwright::app
