#pragma once
#include "base/languages.hpp"
#include <string>
#include <string_view>

namespace wheelwright::content {

// The parts that a page adds to the built page.
struct PageParts {
    std::string title;
    std::string description;
    std::string head; // more elements, as HTML
    std::string body; // the content without JavaScript, as HTML
};

// The built page with these parts inserted.
std::string withParts(std::string_view builtPage, PageParts const& parts);

std::string escapedHtml(std::string_view text);

// Escapes JSON for a <script> element, so that nothing in it can end the element.
std::string scriptJson(std::string_view json);
std::string dataBlock(std::string_view type, std::string_view id, std::string_view json);

// The data for link previews and search engines.
struct PageFacts {
    std::string title;
    std::string description;
    std::string address;
    std::string picture; // the address of a 1200 × 630 picture; empty: none
    Language language;
};
std::string openGraph(PageFacts const& facts);

} // namespace wheelwright::content
