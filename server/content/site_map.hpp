#pragma once
#include "content/languages.hpp"
#include <string>

namespace wheelwright::content {

std::string robotsText(std::string_view publicAddress);
std::string siteMap(std::string_view publicAddress);

// The Link header of a home page: itself and its eight translations.
std::string alternateLinks(std::string_view publicAddress, std::string_view canonicalPath);

} // namespace wheelwright::content
