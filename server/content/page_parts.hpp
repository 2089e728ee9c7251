#pragma once
#include "base/html.hpp"
#include "content/content_wheel.hpp"
#include <string>
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

// The parts that a page adds to the built page.
struct PageParts {
    std::string title;       // empty: the built page's own
    std::string description; // empty: the built page's own
    std::string head;        // more elements, as HTML
    std::string body;        // the content without JavaScript, as HTML
};

// The built page with these parts inserted.
std::string withParts(std::string_view builtPage, PageParts const& parts);

// Replaces the text between two marks; false if the page lacks one of them.
bool replaceBetween(std::string& page, std::string_view before, std::string_view after,
                    std::string_view text);

// What the built page says of itself, in its own language.
struct BuiltTexts {
    std::string title;
    std::string description;
};
BuiltTexts textsOf(std::string_view builtPage);

// Escapes JSON for a <script> element, so that nothing in it can end the element.
std::string scriptJson(std::string_view json);
std::string dataBlock(std::string_view type, std::string_view id, std::string_view json);

// The data for link previews and search engines.
struct PageFacts {
    std::string title;
    std::string description;
    std::string address; // empty: the page has none that is worth sharing
    std::string picture; // the address of a 1200 × 630 picture
    Language language;
};
std::string openGraph(PageFacts const& facts);

// Elements in the head of every page that search engines list: its address, its translations and its title.

// The address of the picture that stands for the whole site.
inline std::string sitePicture(std::string_view publicAddress, Language const& language) {
    return std::string{publicAddress} + "/" + std::string{language.code} + "/preview.png";
}

inline std::string titleOf(std::string const& name) {
    return name + " · Wheelwright";
}

inline std::string canonicalLink(std::string const& address) {
    return "    <link rel=\"canonical\" href=\"" + escapedHtml(address) + "\" />\n";
}

template <class PathIn> std::string alternates(std::string const& publicAddress, PathIn const& pathIn) {
    std::string links;
    auto const link = [&](std::string_view locale, std::string const& path) {
        links += "    <link rel=\"alternate\" hreflang=\"" + std::string{locale} + "\" href=\"" +
                 escapedHtml(publicAddress + path) + "\" />\n";
    };
    for (std::size_t i = 0; i < kLanguages.size(); ++i)
        link(kLanguages[i].locale, pathIn(i));
    link("x-default", pathIn(indexOf(kDefaultLanguage)));
    return links;
}

} // namespace wheelwright::content
