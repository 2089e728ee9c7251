#pragma once
#include "content/content_wheel.hpp"

namespace wheelwright::content {

struct Category {
    std::array<std::string, kLanguages.size()> names;
    std::vector<std::size_t> wheels; // indexes into the shelf's wheels
};

// content/gallery.json: the gallery's texts and the categories of the content wheels.
struct Gallery {
    struct Texts {
        std::string title;
        std::string description;
        std::string choices; // the heading over a wheel's choices
    };
    std::array<Texts, kLanguages.size()> texts;
    std::vector<Category> categories;
};

// A wheel that no category names goes into the last one. Throws ContentError.
Gallery readGallery(std::filesystem::path const& file, std::vector<ContentWheel> const& wheels);

} // namespace wheelwright::content
