#include "app/settings/folders.hpp"
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <stdexcept>
#include <sys/file.h>
#include <unistd.h>

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

std::filesystem::path webFolder(Settings const& settings) {
    return settings.web.empty() ? installedLayout().web : std::filesystem::path{settings.web};
}

std::filesystem::path drawLogHead(Settings const& settings) {
    return std::filesystem::path{settings.data} / "draw-log-head";
}

std::filesystem::path contentFolder(Settings const& settings) {
    return settings.content.empty() ? installedLayout().content : std::filesystem::path{settings.content};
}

namespace fs = std::filesystem;

void DataFolder::make() const {
    std::error_code problem;
    bool const made = fs::create_directories(path_, problem);
    if (problem || !fs::is_directory(path_))
        throw std::runtime_error("The data folder " + path_.string() + " can't be created: " +
                                 (problem ? problem.message() : "a file has that name") + ".");
    if (made) fs::permissions(path_, fs::perms::owner_all);
    if (access(path_.c_str(), W_OK | X_OK) != 0)
        throw std::runtime_error("The data folder " + path_.string() + " isn't writable.");
}

void DataFolder::lock() {
    auto const file = path_ / "lock";
    lock_ = open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (lock_ < 0)
        throw std::runtime_error("Cannot open " + file.string() + ": " + std::strerror(errno) + ".");
    if (flock(lock_, LOCK_EX | LOCK_NB) != 0) {
        unlock();
        throw std::runtime_error("Another Wheelwright server uses the data folder " + path_.string() +
                                 ". Stop it, or choose another folder with --data.");
    }
}

void DataFolder::unlock() noexcept {
    if (lock_ >= 0) close(lock_);
    lock_ = -1;
}

} // namespace wheelwright::app
