#include "accounts/profile/export_file.hpp"
#include <cerrno>
#include <system_error>
#include <unistd.h>

namespace wheelwright::accounts {
namespace {

constexpr std::size_t kWrittenTogether = 64 * 1024;

[[noreturn]] void failExport(char const* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

SpooledFile exportIn(std::filesystem::path const& folder) {
    Spool const spool{folder};
    spool.make();
    return spool.open();
}

} // namespace

ExportFile::ExportFile(std::filesystem::path const& folder, ExportsUnderWay::Turn turn)
    : turn_{std::move(turn)}, file_{exportIn(folder)} {}

void ExportFile::restart() {
    waiting_.clear();
    size_ = 0;
    auto const file = file_.descriptor();
    if (::ftruncate(file, 0) != 0 || ::lseek(file, 0, SEEK_SET) != 0) failExport("cannot empty an export");
}

void ExportFile::write(std::string_view text) {
    waiting_ += text;
    if (waiting_.size() >= kWrittenTogether) flush();
}

void ExportFile::flush() {
    if (!file_.append(waiting_)) failExport("cannot write an export");
    size_ += waiting_.size();
    waiting_.clear();
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
