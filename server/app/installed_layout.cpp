#include "app/installed_layout.hpp"

namespace wheelwright::app {

namespace fs = std::filesystem;

InstalledLayout layoutAround(fs::path const& program) {
    auto const bin = program.parent_path();
    auto const prefix = bin.parent_path();
    auto const shared = prefix / "share" / "wheelwright";
    if (fs::is_directory(shared))
        return {shared / "web", shared / "content", prefix / "libexec" / "wheelwright" / "wheelwright-media"};
    auto const content = prefix / "content";
    return {prefix / "web", fs::is_directory(content) ? content : prefix.parent_path() / "content",
            bin / "wheelwright-media"};
}

InstalledLayout installedLayout() {
    return layoutAround(fs::read_symlink("/proc/self/exe"));
}

} // namespace wheelwright::app
