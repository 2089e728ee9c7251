#pragma once
#include <filesystem>
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

} // namespace wheelwright::content
