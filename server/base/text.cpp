#include "base/text.hpp"
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace wheelwright {
namespace {

struct Sequence {
    std::size_t length;      // bytes; 0 when this byte can't start a sequence
    unsigned char low, high; // range of the second byte: excludes overlong forms and surrogates
};

constexpr Sequence sequenceStartedBy(unsigned char first) noexcept {
    if (first < 0x80) return {1, 0, 0};
    if (first < 0xC2) return {0, 0, 0};
    if (first < 0xE0) return {2, 0x80, 0xBF};
    if (first == 0xE0) return {3, 0xA0, 0xBF};
    if (first == 0xED) return {3, 0x80, 0x9F};
    if (first < 0xF0) return {3, 0x80, 0xBF};
    if (first == 0xF0) return {4, 0x90, 0xBF};
    if (first < 0xF4) return {4, 0x80, 0xBF};
    if (first == 0xF4) return {4, 0x80, 0x8F};
    return {0, 0, 0};
}

constexpr bool isContinuation(unsigned char byte) noexcept {
    return (byte & 0xC0) == 0x80;
}

// Skips ASCII eight bytes at a time. Wheels are mostly ASCII, and megabytes of them are checked while a write
// holds its lock.
std::size_t plainBytesFrom(std::string_view text, std::size_t at) noexcept {
    constexpr std::uint64_t topBits = 0x8080808080808080;
    auto const start = at;
    for (; text.size() - at >= sizeof(std::uint64_t); at += sizeof(std::uint64_t)) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, text.data() + at, sizeof eight);
        if ((eight & topBits) != 0) break;
    }
    return at - start;
}

} // namespace

bool isUtf8(std::string_view text) noexcept {
    auto const byteAt = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    for (std::size_t i = plainBytesFrom(text, 0); i < text.size(); i += plainBytesFrom(text, i)) {
        auto const [length, low, high] = sequenceStartedBy(byteAt(i));
        if (length == 0 || length > text.size() - i) return false;
        if (length > 1 && (byteAt(i + 1) < low || byteAt(i + 1) > high)) return false;
        for (std::size_t next = 2; next < length; ++next)
            if (!isContinuation(byteAt(i + next))) return false;
        i += length;
    }
    return true;
}

} // namespace wheelwright
