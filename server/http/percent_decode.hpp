#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::http {

// Nothing for broken escapes and for control characters, which no path of ours holds.
std::optional<std::string> percentDecoded(std::string_view text);

} // namespace wheelwright::http
