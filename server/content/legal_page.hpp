#pragma once
#include "content/content_shelf.hpp"
#include <string>

// Privacy and terms, as text: the built page with what search engines read, what the page shows, and the
// same to read without JavaScript.
namespace wheelwright::content {

inline constexpr char kLegalText[] = "legal-text"; // the id of the element the page looks for

std::string legalPath(std::string_view page, Language const& language);

// What {{operator}} says where no name is set: the host that people see in the address.
std::string hostOf(std::string_view publicAddress);

// `page` is one of kLegalPages.
std::string legalPage(std::string_view builtPage, ContentShelf const& shelf, std::string_view page,
                      std::size_t language, std::string const& publicAddress, Operator const& who);

} // namespace wheelwright::content
