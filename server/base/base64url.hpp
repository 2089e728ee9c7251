#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright {

// The alphabet of addresses and tokens, without padding.
std::string base64url(std::string_view bytes);

// Nothing for foreign characters, padding, and tails that another text would decode to as well.
std::optional<std::string> fromBase64url(std::string_view text);

} // namespace wheelwright
