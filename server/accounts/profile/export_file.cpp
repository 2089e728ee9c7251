#include "accounts/profile/export_file.hpp"
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <sys/mman.h>
#include <system_error>
#include <unistd.h>

namespace wheelwright::accounts {
namespace {

constexpr std::size_t kWrittenTogether = 64 * 1024;

[[noreturn]] void failExport(char const* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

} // namespace

// Unlinks the file at once, so that nothing is left behind however the process ends.
ExportFile::ExportFile(std::filesystem::path const& folder) {
    std::filesystem::create_directories(folder);
    auto path = (folder / "export-XXXXXX").string();
    file_ = ::mkostemp(path.data(), O_CLOEXEC);
    if (file_ < 0) failExport("cannot make a file for an export");
    ::unlink(path.c_str());
}

ExportFile::~ExportFile() {
    if (mapped_ != nullptr) ::munmap(mapped_, size_);
    ::close(file_);
}

void ExportFile::restart() {
    waiting_.clear();
    size_ = 0;
    if (::ftruncate(file_, 0) != 0 || ::lseek(file_, 0, SEEK_SET) != 0) failExport("cannot empty an export");
}

void ExportFile::write(std::string_view text) {
    waiting_ += text;
    if (waiting_.size() >= kWrittenTogether) flush();
}

void ExportFile::flush() {
    std::string_view left{waiting_};
    while (!left.empty()) {
        auto const written = ::write(file_, left.data(), left.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) failExport("cannot write an export");
        left.remove_prefix(static_cast<std::size_t>(written));
        size_ += static_cast<std::size_t>(written);
    }
    waiting_.clear();
}

std::string_view ExportFile::map() {
    flush();
    auto* const mapped = ::mmap(nullptr, size_, PROT_READ, MAP_SHARED, file_, 0);
    if (mapped == MAP_FAILED) failExport("cannot map an export");
    mapped_ = mapped;
    return {static_cast<char const*>(mapped_), size_};
}

ExportsUnderWay::Turn ExportsUnderWay::begin(UserId const& userId) {
    {
        std::lock_guard const lock{users_->guard};
        if (!users_->ids.insert(userId).second) return nullptr;
    }
    return {users_.get(), [users = users_, userId](void const*) {
                std::lock_guard const lock{users->guard};
                users->ids.erase(userId);
            }};
}

} // namespace wheelwright::accounts
