#pragma once
#include <string_view>

namespace wheelwright::storage {

// Whether both engines store the text unchanged: valid UTF-8 without NUL. SQLite alone would accept anything,
// but the success of a save must not depend on the engine.
bool isStorableText(std::string_view text) noexcept;

} // namespace wheelwright::storage
