#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright {

// Two lower-case digits per byte.
std::string hexText(std::string_view bytes);

std::string hexNumber(std::uint64_t number); // without leading zeros

// Returns nullopt unless the text is lower-case hex of even length.
std::optional<std::string> fromHex(std::string_view text);

} // namespace wheelwright
