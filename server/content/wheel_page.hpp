#pragma once
#include "content/content_shelf.hpp"
#include "wheels/share_cache.hpp"
#include <string>

// The HTML of the pages that show content wheels: the built page with the tags for search engines and link
// previews, the wheel's configuration, and a text for browsers without JavaScript.
namespace wheelwright::content {

inline constexpr char kPreloadedWheel[] = "preloaded-wheel"; // the id of the element the page looks for
inline constexpr char kSharedWheel[] = "shared-wheel-";      // followed by the id of the share
inline constexpr char kGalleryList[] = "wheel-gallery";

std::string wheelPage(std::string_view builtPage, ContentShelf const& shelf, ContentWheel const& wheel,
                      std::size_t language, std::string const& publicAddress);

// For frames on other sites: without tags for search engines and link previews, except the canonical link.
std::string embeddedWheelPage(std::string_view builtPage, ContentShelf const& shelf,
                              ContentWheel const& wheel, std::size_t language,
                              std::string const& publicAddress);

std::string galleryPage(std::string_view builtPage, ContentShelf const& shelf, std::size_t language,
                        std::string const& publicAddress);

// The gallery's categories and their wheels in one language.
boost::json::object galleryList(ContentShelf const& shelf, std::size_t language);

// Where a shared wheel is found.
struct SharePlace {
    std::string id;
    std::string address;
    std::string oEmbed; // the address of its oEmbed answer
};
// A small wheel is part of its page, in the form of the API's answer: that saves the visitor a request.
std::string sharePage(std::string_view builtPage, wheels::SharedWheel const& share, SharePlace const& place);

} // namespace wheelwright::content
