#pragma once
#include "base/recurring.hpp"
#include "content/word_list.hpp"
#include <atomic>
#include <memory>

namespace wheelwright::content {

// The current word list. A changed file is read again within a second. A broken file keeps the server from
// starting; later, the server keeps the last good list and logs the error.
class WordFilter {
public:
    explicit WordFilter(std::filesystem::path file);

    bool finds(std::string_view text) const;
    std::uint64_t version() const { return version_; } // changes with the list

private:
    std::string stamp() const; // size and time of the file
    void follow();

    std::filesystem::path const file_;
    mutable std::mutex guard_;
    std::string stamp_; // of the last attempt, successful or not
    std::shared_ptr<WordList const> list_;
    std::atomic<std::uint64_t> version_ = 0;
    Recurring follower_; // last: it uses all of the above
};

} // namespace wheelwright::content
