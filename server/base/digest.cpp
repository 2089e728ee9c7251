#include "base/digest.hpp"
#include <array>
#include <openssl/evp.h>
#include <stdexcept>

namespace wheelwright {

std::string sha256Hex(std::string_view bytes) {
    std::array<unsigned char, 32> digest{};
    if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha256(), nullptr) != 1)
        throw std::runtime_error("SHA-256 is not available");
    constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (unsigned const byte : digest) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

} // namespace wheelwright
