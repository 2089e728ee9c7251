#pragma once
#include "base/languages.hpp"
#include "content/content_file.hpp"
#include <array>
#include <vector>

namespace wheelwright::content {

// The texts of a content wheel in one language.
struct ContentTexts {
    std::string slug;
    std::string name;
    std::string description;
    std::vector<std::string> choices;
};

// A file of content/wheels: one wheel in every language.
struct ContentWheel {
    std::string key; // its file's name without .json
    std::string id;
    std::int64_t order = 0;
    boost::json::object wheel; // the fields that are the same in every language
    std::array<ContentTexts, kLanguages.size()> texts;

    std::string path(std::size_t language) const; // of its public page
};

// Throws a ContentError that names the file and the field.
ContentWheel readContentWheel(std::filesystem::path const& file, wheels::Palettes const& palettes);

// The wheel as a page loads it. Its slices keep their guids across restarts of the server.
boost::json::object configOf(ContentWheel const& wheel, std::size_t language,
                             wheels::Palettes const& palettes);

std::size_t indexOf(Language const& language);

} // namespace wheelwright::content
