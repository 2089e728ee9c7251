#pragma once
#include <string_view>

namespace wheelwright {

// A version 4 UUID as the page and the server make them, in either case.
bool isUuidV4(std::string_view text);

} // namespace wheelwright
