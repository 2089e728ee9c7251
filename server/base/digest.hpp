#pragma once
#include <string>
#include <string_view>

namespace wheelwright {

// SHA-256 as 32 bytes, and as 64 hexadecimal digits.
std::string sha256(std::string_view bytes);
std::string sha256Hex(std::string_view bytes);

// HMAC-SHA-256 as 32 bytes.
std::string hmacSha256(std::string_view key, std::string_view bytes);

// Whether a signature of 64 bytes is that of the public key of 32 bytes. False for other sizes.
bool isSignedEd25519(std::string_view publicKey, std::string_view signature, std::string_view text);

// Compares texts of equal length in constant time, so that timing doesn't show how much of a guess is right.
bool sameSecret(std::string_view left, std::string_view right);

} // namespace wheelwright
