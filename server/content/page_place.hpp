#pragma once
#include "base/languages.hpp"
#include <string_view>

namespace wheelwright::content {

// What an address leads to: a page in a language, or no page.
struct PagePlace {
    bool isPage;
    Language language;
    bool isHome; // "/", "/de", "/de/": the addresses search engines may list
};

// Every address without a file extension is a page, because the page itself handles all routes. An address
// with an extension and no file is a real 404.
PagePlace placeOf(std::string_view path);

} // namespace wheelwright::content
