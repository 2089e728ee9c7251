#pragma once
#include "base/languages.hpp"
#include "content/content_shelf.hpp"
#include <string>

namespace wheelwright::content {

std::string robotsText(std::string_view publicAddress);

// All pages that search engines may list, each with its translations.
std::string siteMap(std::string_view publicAddress, ContentShelf const& shelf);

std::string galleryPath(Language const& language);

// The Link header of a home page: its canonical address and all languages.
std::string alternateLinks(std::string_view publicAddress, std::string_view canonicalPath);

} // namespace wheelwright::content
