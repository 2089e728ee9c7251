#pragma once
#include <string>
#include <string_view>

namespace wheelwright {

// SHA-256 as 64 hexadecimal digits.
std::string sha256Hex(std::string_view bytes);

} // namespace wheelwright
