#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::http {

// nullopt for broken escapes and for control characters, which none of our paths contain.
std::optional<std::string> percentDecoded(std::string_view text);

} // namespace wheelwright::http
