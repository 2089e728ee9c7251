#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright {

inline constexpr std::string_view kHexDigits = "0123456789abcdef";

// Two lower-case digits per byte.
std::string hexText(std::string_view bytes);

std::string hexNumber(std::uint64_t number); // without leading zeros

// Returns nullopt unless the text is lower-case hex of even length.
std::optional<std::string> fromHex(std::string_view text);

void appendUpperHex(std::string& out, char byte); // two digits, as %XX and =XX have them

// Everything but letters, digits, -._~ and the characters in `alsoPlain` as %XX.
std::string percentEncoded(std::string_view text, std::string_view alsoPlain = {});

// Decodes every %XX once. A % that doesn't begin an escape stays.
std::string percentDecodedWherePossible(std::string_view text);

// nullopt for broken escapes and for control characters, which none of our paths contain.
std::optional<std::string> percentDecoded(std::string_view text);

// Base64 with the alphabet that is safe in addresses (- and _), without padding.
std::string base64url(std::string_view bytes);

// Returns nullopt unless the text is exactly what base64url() returns for some bytes: padding and other
// characters are refused, and so is a second spelling of the same bytes.
std::optional<std::string> fromBase64url(std::string_view text);

} // namespace wheelwright
