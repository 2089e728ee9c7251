#include "content/gallery.hpp"
#include <set>

namespace wheelwright::content {
namespace {

Gallery::Texts galleryTexts(ContentReader const& file, Language const& language) {
    std::string const code{language.code};
    auto const path = "languages." + code + ".";
    auto const& texts = file.part(file.part(file.object(), "languages", ""), code, "languages.");
    return {file.text(texts, "title", path), file.text(texts, "description", path),
            file.text(texts, "choices", path)};
}

} // namespace

Gallery readGallery(std::filesystem::path const& path, std::vector<ContentWheel> const& wheels) {
    ContentReader const file{path};
    Gallery gallery;
    for (std::size_t i = 0; i < kLanguages.size(); ++i)
        gallery.texts[i] = galleryTexts(file, kLanguages[i]);
    std::set<std::size_t> placed;
    for (auto const& listed : file.list(file.object(), "categories", "")) {
        auto const place = "categories[" + std::to_string(gallery.categories.size()) + "]";
        if (!listed.is_object()) file.refuse(place + " must be an object.");
        auto const here = place + ".";
        auto const& object = listed.get_object();
        Category category;
        auto const& names = file.part(object, "names", here);
        for (std::size_t i = 0; i < kLanguages.size(); ++i)
            category.names[i] = file.text(names, std::string{kLanguages[i].code}, here + "names.");
        for (auto const& key : file.list(object, "wheels", here)) {
            auto const found = std::ranges::find_if(wheels, [&](ContentWheel const& wheel) {
                return key.is_string() && key.get_string() == wheel.key;
            });
            if (found == wheels.end()) file.refuse(here + "wheels names a wheel that is not there.");
            auto const index = static_cast<std::size_t>(found - wheels.begin());
            if (!placed.insert(index).second) file.refuse("it names the wheel " + found->key + " twice.");
            category.wheels.push_back(index);
        }
        gallery.categories.push_back(std::move(category));
    }
    if (gallery.categories.empty()) file.refuse("categories must not be empty.");
    for (std::size_t place = 0; place < wheels.size(); ++place)
        if (!placed.contains(place)) gallery.categories.back().wheels.push_back(place);
    return gallery;
}

} // namespace wheelwright::content
