#include "accounts/profile/export_file.hpp"
#include <cerrno>
#include <mutex>
#include <set>
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

struct ExportsUnderWay::State {
    bool begin(UserId const& userId) {
        std::lock_guard const lock{guard};
        return users.insert(userId).second;
    }
    void end(UserId const& userId) {
        std::lock_guard const lock{guard};
        users.erase(userId);
    }
    void take(std::size_t more) {
        auto const free = freeBytes();
        std::lock_guard const lock{guard};
        if (taken + more > (taken + free) / 2) throw ExportsFull{};
        taken += more;
    }
    void giveBack(std::size_t size) {
        std::lock_guard const lock{guard};
        taken -= size;
    }

    std::filesystem::path const folder;
    FreeBytes const freeBytes;
    std::mutex guard;
    std::set<UserId> users = {};
    std::uintmax_t taken = 0;
};

ExportsUnderWay::ExportsUnderWay(std::filesystem::path const& folder)
    : ExportsUnderWay{folder, [folder] { return std::filesystem::space(folder).available; }} {}

ExportsUnderWay::ExportsUnderWay(std::filesystem::path const& folder, FreeBytes freeBytes)
    : state_{new State{folder, std::move(freeBytes), {}}} {}

std::shared_ptr<ExportFile> ExportsUnderWay::begin(UserId const& userId) {
    if (!state_->begin(userId)) return nullptr;
    try {
        return std::make_shared<ExportFile>(state_, userId);
    } catch (...) {
        state_->end(userId);
        throw;
    }
}

ExportFile::ExportFile(std::shared_ptr<ExportsUnderWay::State> state, UserId const& userId)
    : state_{std::move(state)}, userId_{userId}, file_{exportIn(state_->folder)} {}

ExportFile::~ExportFile() {
    state_->giveBack(size_);
    state_->end(userId_);
}

void ExportFile::restart() {
    waiting_.clear();
    state_->giveBack(std::exchange(size_, 0));
    auto const file = file_.descriptor();
    if (::ftruncate(file, 0) != 0 || ::lseek(file, 0, SEEK_SET) != 0) failExport("cannot empty an export");
}

void ExportFile::write(std::string_view text) {
    waiting_ += text;
    if (waiting_.size() >= kWrittenTogether) flush();
}

void ExportFile::flush() {
    state_->take(waiting_.size());
    size_ += waiting_.size();
    if (!file_.append(waiting_)) failExport("cannot write an export");
    waiting_.clear();
}

} // namespace wheelwright::accounts
