#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright {

// Two lower-case digits a byte.
std::string hexText(std::string_view bytes);

std::string hexNumber(std::uint64_t number); // as few digits as it needs

// Nothing for an odd number of digits and for anything that is none; capitals are none either.
std::optional<std::string> fromHex(std::string_view text);

} // namespace wheelwright
