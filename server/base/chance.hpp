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

// A version 4 UUID as the page and the server make them, in either case.
bool isUuidV4(std::string_view text);

// Ids are stored and compared in lower case; upper and lower case mean the same id.
std::string lowerCaseId(std::string_view id);

} // namespace wheelwright
