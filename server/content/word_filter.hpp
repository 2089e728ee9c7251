#pragma once
#include "base/recurring.hpp"
#include "content/word_list.hpp"
#include <atomic>
#include <memory>

namespace wheelwright::content {

// The word list as it is now: a changed file is read again within a second. A broken one keeps the server
// from starting; later on, the last good list stays and the log says why.
class WordFilter {
public:
    explicit WordFilter(std::filesystem::path file);

    bool finds(std::string_view text) const;
    std::uint64_t version() const { return version_; } // another one for another list

private:
    std::string stamp() const; // size and time of the file
    void follow();

    std::filesystem::path const file_;
    mutable std::mutex guard_;
    std::string stamp_; // of the last try, good or not
    std::shared_ptr<WordList const> list_;
    std::atomic<std::uint64_t> version_ = 0;
    Recurring follower_; // last: it uses all of the above
};

} // namespace wheelwright::content
