#pragma once
#include "accounts/profile/account_part.hpp"
#include "base/spool.hpp"
#include "http/response.hpp"
#include <filesystem>
#include <memory>
#include <mutex>
#include <set>
#include <string>

namespace wheelwright::accounts {

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

// An export under way: a file without a name, read block by block while it is sent. A slow client costs disk
// space, not memory.
class ExportFile final : public http::BodyBlocks {
public:
    // Throws std::system_error, like all of these.
    ExportFile(std::filesystem::path const& folder, ExportsUnderWay::Turn turn);

    void restart(); // discards what was written
    void write(std::string_view text);
    void flush(); // after the last write

    std::size_t size() const override { return size_; }
    std::string read(std::size_t from, std::size_t size) override { return file_.read(from, size); }

private:
    ExportsUnderWay::Turn turn_;
    SpooledFile file_;
    std::string waiting_; // small pieces, written together
    std::size_t size_ = 0;
};

} // namespace wheelwright::accounts
