#pragma once
#include <string_view>

namespace wheelwright::http {

// The content type by file extension, never guessed from the content.
std::string_view contentTypeOf(std::string_view fileName);

} // namespace wheelwright::http
