#include "storage/stored_text.hpp"
#include "base/utf8.hpp"

namespace wheelwright::storage {

bool isStorableText(std::string_view text) noexcept {
    return text.find('\0') == std::string_view::npos && isUtf8(text);
}

} // namespace wheelwright::storage
