#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::content {

// Words and phrases that an operator does not want to see listed: one a line, '#' begins a comment.
class WordList {
public:
    // Throws ContentError for a file that is none.
    explicit WordList(std::filesystem::path const& file);

    std::size_t size() const { return phrases_.size(); }

    // Whole words only, whatever their capitals and accents, also with digits and signs in place of letters.
    bool finds(std::string_view text) const;

private:
    using Words = std::vector<std::u32string>;
    std::vector<Words> phrases_;
};

} // namespace wheelwright::content
