#pragma once
#include "content/languages.hpp"
#include <string>
#include <string_view>

namespace wheelwright::content {

// What a page says of itself beyond the built one.
struct PageParts {
    std::string title;
    std::string description;
    std::string head; // more elements, finished
    std::string body; // what there is to read without JavaScript, finished
};

// The built page with these parts in their places.
std::string withParts(std::string_view builtPage, PageParts const& parts);

std::string escapedHtml(std::string_view text);

// JSON that may stand in a <script> element: nothing in it can end the element.
std::string scriptJson(std::string_view json);
std::string dataBlock(std::string_view type, std::string_view id, std::string_view json);

// What link previews and search engines read.
struct PageFacts {
    std::string title;
    std::string description;
    std::string address;
    std::string picture; // the address of a 1200 × 630 picture; empty: none
    Language language;
};
std::string openGraph(PageFacts const& facts);

} // namespace wheelwright::content
