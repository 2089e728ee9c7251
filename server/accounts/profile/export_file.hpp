#pragma once
#include "accounts/profile/account_part.hpp"
#include <filesystem>
#include <memory>
#include <mutex>
#include <set>
#include <string>

namespace wheelwright::accounts {

// An export under way: an unlinked file that is mapped into memory while it is sent. A slow client costs disk
// space, not memory.
class ExportFile {
public:
    explicit ExportFile(std::filesystem::path const& folder); // throws std::system_error, like all of these
    ~ExportFile();
    ExportFile(ExportFile const&) = delete;
    ExportFile& operator=(ExportFile const&) = delete;

    void restart(); // discards what was written
    void write(std::string_view text);
    std::string_view map();

private:
    void flush();

    int file_ = -1;
    std::string waiting_; // small pieces, written together
    std::size_t size_ = 0;
    void* mapped_ = nullptr;
};

// One export per user at a time.
class ExportsUnderWay {
public:
    using Turn = std::shared_ptr<void const>; // the export ends when the last copy is released

    Turn begin(UserId const& userId); // null if one is already under way

private:
    struct Users {
        std::mutex guard;
        std::set<UserId> ids;
    };
    std::shared_ptr<Users> users_ = std::make_shared<Users>();
};

} // namespace wheelwright::accounts
