#pragma once
#include <string_view>

namespace wheelwright {

// Valid UTF-8, with neither overlong forms nor surrogates.
bool isUtf8(std::string_view text) noexcept;

} // namespace wheelwright
