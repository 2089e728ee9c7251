#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace wheelwright {

// The operating system's cryptographic source; throws when the machine has none.
void fillRandom(std::span<std::byte> bytes);

std::uint64_t randomNumber();

// A version 4 UUID, the form of every id in the product.
std::string newUuid();

// 256 bits as 43 characters that may stand in an address: what nobody can guess.
std::string newSecret();

} // namespace wheelwright
