#pragma once
#include <string_view>

namespace wheelwright::storage {

// What both engines keep unchanged: valid UTF-8 without NUL. SQLite alone would
// take anything; a save must not depend on which engine is behind it.
bool isStorableText(std::string_view text) noexcept;

} // namespace wheelwright::storage
