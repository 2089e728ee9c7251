#pragma once
#include "accounts/profile/account_part.hpp"
#include "base/spool.hpp"
#include "http/response.hpp"
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>

namespace wheelwright::accounts {

// The exports under way leave no space for more.
struct ExportsFull : std::runtime_error {
    ExportsFull() : std::runtime_error{"the exports under way take half of the free space"} {}
};

class ExportFile;

// One export per user at a time. Together they take at most half of the space that the disk would have
// without them: a slow client may hold its export for hours.
class ExportsUnderWay {
public:
    using FreeBytes = std::function<std::uintmax_t()>;

    explicit ExportsUnderWay(std::filesystem::path const& folder);
    ExportsUnderWay(std::filesystem::path const& folder, FreeBytes freeBytes);

    // The export ends when the last copy is released. Null if the user has one under way already.
    std::shared_ptr<ExportFile> begin(UserId const& userId);

private:
    friend class ExportFile;
    struct State;
    std::shared_ptr<State> state_;
};

// An export under way: a file without a name, read block by block while it is sent. A slow client costs disk
// space, not memory.
class ExportFile final : public http::BodyBlocks {
public:
    ExportFile(std::shared_ptr<ExportsUnderWay::State> state, UserId const& userId);
    ~ExportFile() override;

    // These throw std::system_error, and ExportsFull.
    void restart(); // discards what was written
    void write(std::string_view text);
    void flush(); // after the last write

    std::size_t size() const override { return size_; }
    std::string read(std::size_t from, std::size_t size) override { return file_.read(from, size); }

private:
    std::shared_ptr<ExportsUnderWay::State> const state_;
    UserId const userId_;
    SpooledFile file_;
    std::string waiting_; // small pieces, written together
    std::size_t size_ = 0;
};

} // namespace wheelwright::accounts
