#pragma once
#include <string>
#include <string_view>

namespace wheelwright {

// A version 4 UUID as the page and the server make them, in either case.
bool isUuidV4(std::string_view text);

// Ids are stored and compared in lower case; upper and lower case mean the same id.
std::string lowerCaseId(std::string_view id);

} // namespace wheelwright
