#pragma once
#include "content/languages.hpp"
#include <string_view>

namespace wheelwright::content {

// Where an address leads: a page in a language, or no page at all.
struct PagePlace {
    bool isPage;
    Language language;
    bool isHome; // "/", "/de", "/de/": the addresses search engines may list
};

// Every address without a file ending is a page, because the page itself knows
// all routes; what ends like a file but is none is a real 404.
PagePlace placeOf(std::string_view path);

} // namespace wheelwright::content
