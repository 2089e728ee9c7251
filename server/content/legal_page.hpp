#pragma once
#include "content/content_shelf.hpp"
#include <string>

// The HTML of the privacy, terms and help pages: the built page with the tags for search engines, the text
// that the page shows, and the same text for browsers without JavaScript.
namespace wheelwright::content {

inline constexpr char kLegalText[] = "legal-text"; // the id of the element the page looks for

std::string legalPath(std::string_view page, Language const& language);

// Replaces {{operator}} if no name is set: the host in the public address.
std::string hostOf(std::string_view publicAddress);

// `page` is one of the shelf's legal pages.
std::string legalPage(std::string_view builtPage, ContentShelf const& shelf, std::string_view page,
                      std::size_t language, std::string const& publicAddress, Operator const& who);

} // namespace wheelwright::content
