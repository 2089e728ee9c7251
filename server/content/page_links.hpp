#pragma once
#include "base/languages.hpp"
#include "content/page_parts.hpp"
#include <string>

// Elements in the head of every page that search engines list: its address, its translations and its title.
namespace wheelwright::content {

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
