#pragma once
#include "base/recurring.hpp"
#include <atomic>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::content {

// Words and phrases that may not appear in public listings: one per line, '#' begins a comment.
class WordList {
public:
    // Throws ContentError if the file can't be read or isn't a word list.
    explicit WordList(std::filesystem::path const& file);

    std::size_t size() const { return phrases_.size(); }

    // Finds whole words only, regardless of case and accents, also with digits or symbols for letters.
    bool finds(std::string_view text) const;

private:
    using Words = std::vector<std::u32string>;
    std::vector<Words> phrases_;
};

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
