#pragma once
#include "content/content_wheel.hpp"

namespace wheelwright::content {

struct Category {
    std::array<std::string, kLanguages.size()> names;
    std::vector<std::size_t> wheels; // places in the shelf's list
};

// content/gallery.json: what the gallery says and in which groups it shows the content wheels.
struct Gallery {
    struct Texts {
        std::string title;
        std::string description;
        std::string choices; // the heading over a wheel's choices
    };
    std::array<Texts, kLanguages.size()> texts;
    std::vector<Category> categories;
};

// A wheel that no category names is in the last one. Throws ContentError.
Gallery readGallery(std::filesystem::path const& file, std::vector<ContentWheel> const& wheels);

} // namespace wheelwright::content
