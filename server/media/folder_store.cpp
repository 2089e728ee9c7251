#include "media/folder_store.hpp"
#include "base/chance.hpp"
#include "base/files.hpp"
#include "base/spool.hpp"
#include <cerrno>
#include <cstring>
#include <fcntl.h>

namespace wheelwright::media {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kUnfinished = ".unfinished";

[[noreturn]] void fail(fs::path const& path) {
    auto const problem = errno;
    throw StoreTrouble{path.string() + ": " + std::strerror(problem),
                       problem == ENOSPC || problem == EDQUOT || problem == EFBIG};
}

void makeDurable(fs::path const& path, int flags) {
    FileHandle const opened{::open(path.c_str(), flags | O_CLOEXEC)};
    if (!opened || ::fsync(opened.get()) != 0) fail(path);
}

// A temporary file next to the target, removed unless it is renamed into place.
class NewFile {
public:
    explicit NewFile(fs::path path) : path_{std::move(path)} {}
    ~NewFile() {
        if (!isKept_) ::unlink(path_.c_str());
    }
    NewFile(NewFile const&) = delete;
    NewFile& operator=(NewFile const&) = delete;

    void write(std::string_view bytes) const {
        FileHandle handle{::open(path_.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600)};
        if (!handle) fail(path_);
        SpooledFile file{std::move(handle)};
        if (!file.append(bytes) || ::fsync(file.descriptor()) != 0) fail(path_);
    }

    void becomeWhole(fs::path const& name) {
        if (::rename(path_.c_str(), name.c_str()) != 0) fail(name);
        isKept_ = true;
        makeDurable(name.parent_path(), O_RDONLY | O_DIRECTORY);
    }

private:
    fs::path path_;
    bool isKept_ = false;
};

} // namespace

FolderStore::FolderStore(fs::path folder) : folder_{std::move(folder)} {
    fs::create_directories(folder_);
    fs::permissions(folder_, fs::perms::owner_all);
}

fs::path FolderStore::pathOf(std::string_view key) const {
    return folder_ / key.substr(0, 2) / key;
}

void FolderStore::put(std::string_view key, std::string_view bytes, std::string_view) {
    auto const path = pathOf(key);
    std::error_code problem;
    // Sync the parent of a new folder before the file, or a power failure loses both.
    if (fs::create_directory(path.parent_path(), problem)) makeDurable(folder_, O_RDONLY | O_DIRECTORY);
    NewFile file{path.string() + "." + newUuid() + std::string{kUnfinished}};
    file.write(bytes);
    file.becomeWhole(path);
}

std::optional<std::string> FolderStore::get(std::string_view key) {
    auto const path = pathOf(key);
    FileHandle handle{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
    if (!handle && errno == ENOENT) return std::nullopt;
    if (!handle) fail(path);
    return SpooledFile{std::move(handle)}.read();
}

void FolderStore::erase(std::string_view key) {
    auto const path = pathOf(key);
    if (::unlink(path.c_str()) != 0 && errno != ENOENT) fail(path);
}

void FolderStore::eachFile(std::function<void(StoredFile const&)> const& use) {
    std::error_code problem;
    for (fs::recursive_directory_iterator at{folder_, problem}, end; !problem && at != end;
         at.increment(problem)) {
        if (!at->is_regular_file(problem) || problem) continue;
        auto const changed = std::chrono::file_clock::to_sys(at->last_write_time(problem));
        if (problem) continue; // deleted in the meantime
        use({at->path().filename().string(), std::chrono::floor<std::chrono::milliseconds>(changed)});
    }
    if (problem) throw StoreTrouble{folder_.string() + ": " + problem.message()};
}

} // namespace wheelwright::media
