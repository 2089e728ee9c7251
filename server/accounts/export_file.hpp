#pragma once
#include "accounts/account_part.hpp"
#include <filesystem>
#include <memory>
#include <mutex>
#include <set>
#include <string>

namespace wheelwright::accounts {

// An export under way: a file without a name that is mapped into memory while it is sent. However slowly
// the client reads, the text takes disk and not memory.
class ExportFile {
public:
    explicit ExportFile(std::filesystem::path const& folder); // throws std::system_error, as all of these
    ~ExportFile();
    ExportFile(ExportFile const&) = delete;
    ExportFile& operator=(ExportFile const&) = delete;

    void restart(); // forgets what was written
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
    using Turn = std::shared_ptr<void const>; // it is over when nobody holds this any more

    Turn begin(std::string const& userId); // null: one is under way

private:
    struct Users {
        std::mutex guard;
        std::set<std::string> ids;
    };
    std::shared_ptr<Users> users_ = std::make_shared<Users>();
};

} // namespace wheelwright::accounts
