#pragma once
#include "content/content_shelf.hpp"
#include <string>

// The pages that show content wheels, as text: the built page with what search engines and link previews
// read, the wheel's configuration, and something to read without JavaScript.
namespace wheelwright::content {

inline constexpr char kPreloadedWheel[] = "preloaded-wheel"; // the id of the element the page looks for
inline constexpr char kGalleryList[] = "wheel-gallery";

std::string wheelPage(std::string_view builtPage, ContentShelf const& shelf, ContentWheel const& wheel,
                      std::size_t language, std::string const& publicAddress);

// For other sites' frames: the wheel without what is for search engines.
std::string embeddedWheelPage(std::string_view builtPage, ContentShelf const& shelf,
                              ContentWheel const& wheel, std::size_t language,
                              std::string const& publicAddress);

std::string galleryPage(std::string_view builtPage, ContentShelf const& shelf, std::size_t language,
                        std::string const& publicAddress);

// The groups and their wheels in one language: what the gallery shows.
boost::json::object galleryList(ContentShelf const& shelf, std::size_t language);

std::string sharePage(std::string_view builtPage, std::string_view name, std::string_view description,
                      std::string const& shareAddress);

} // namespace wheelwright::content
