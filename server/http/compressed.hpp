#pragma once
#include <string>
#include <string_view>

namespace wheelwright::http {

// For answers that are made at run time and sent many times. The page's files are compressed harder, when
// they are built.
std::string gzipped(std::string_view bytes);
std::string brotlied(std::string_view bytes);

} // namespace wheelwright::http
