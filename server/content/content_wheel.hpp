#pragma once
#include "content/content_file.hpp"
#include "content/languages.hpp"
#include <array>
#include <vector>

namespace wheelwright::content {

// What a content wheel says in one language.
struct ContentTexts {
    std::string slug;
    std::string name;
    std::string description;
    std::vector<std::string> choices;
};

// A file of content/wheels: one wheel in every language.
struct ContentWheel {
    std::string key; // its file's name
    std::string id;
    std::int64_t order = 0;
    boost::json::object wheel; // what is the same in every language
    std::array<ContentTexts, kLanguages.size()> texts;

    std::string path(std::size_t language) const; // of its public page
};

// Throws ContentError naming file and field.
ContentWheel readContentWheel(std::filesystem::path const& file, wheels::Palettes const& palettes);

// The wheel as a page loads it: its slices keep their guids from one start of the server to the next.
boost::json::object configOf(ContentWheel const& wheel, std::size_t language,
                             wheels::Palettes const& palettes);

std::size_t indexOf(Language const& language);

} // namespace wheelwright::content
