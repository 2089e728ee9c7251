#pragma once
#include <string>
#include <string_view>

namespace wheelwright {

// A version 4 UUID as the page and the server make them, in either case.
bool isUuidV4(std::string_view text);

// The form under which ids are kept and compared: either case names the same thing.
std::string lowerCaseId(std::string_view id);

} // namespace wheelwright
