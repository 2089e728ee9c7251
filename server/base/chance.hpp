#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace wheelwright {

// Reads the operating system's cryptographic source; throws when the machine has none.
void fillRandom(std::span<std::byte> bytes);

std::uint64_t randomNumber();

// A version 4 UUID, the form of every id in the product.
std::string newUuid();

// An unguessable secret: 256 bits as 43 characters that are safe in an address.
std::string newSecret();

// A version 4 UUID as the page and the server make them, in either case. Both cases mean the same id; ids are
// stored and compared in lower case (lowerCase in base/text.hpp).
bool isUuidV4(std::string_view text);

} // namespace wheelwright
