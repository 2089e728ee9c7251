#pragma once
#include <string_view>

namespace wheelwright::http {

// By the ending of a file's name; the types are ours to say, never a guess from the content.
std::string_view contentTypeOf(std::string_view fileName);

} // namespace wheelwright::http
