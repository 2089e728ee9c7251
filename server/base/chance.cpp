#include "base/chance.hpp"
#include "base/encoding.hpp"
#include <algorithm>
#include <array>
#include <cerrno>
#include <sys/random.h>
#include <system_error>

namespace wheelwright {
namespace {

constexpr std::string_view kShape = "xxxxxxxx-xxxx-4xxx-vxxx-xxxxxxxxxxxx";

bool fits(char shape, char given) {
    switch (shape) {
        case 'x': return std::string_view{"0123456789abcdefABCDEF"}.find(given) != std::string_view::npos;
        case 'v': return std::string_view{"89abAB"}.find(given) != std::string_view::npos;
        default: return given == shape;
    }
}

} // namespace

void fillRandom(std::span<std::byte> bytes) {
    while (!bytes.empty()) {
        auto const got = getrandom(bytes.data(), bytes.size(), 0);
        if (got < 0) {
            if (errno == EINTR) continue;
            throw std::system_error(errno, std::generic_category(), "getrandom");
        }
        bytes = bytes.subspan(static_cast<std::size_t>(got));
    }
}

std::uint64_t randomNumber() {
    std::uint64_t number = 0;
    fillRandom(std::as_writable_bytes(std::span{&number, 1}));
    return number;
}

std::string newUuid() {
    std::array<std::byte, 16> bytes{};
    fillRandom(bytes);
    bytes[6] = (bytes[6] & std::byte{0x0f}) | std::byte{0x40}; // version 4
    bytes[8] = (bytes[8] & std::byte{0x3f}) | std::byte{0x80}; // the RFC's variant
    auto text = hexText({reinterpret_cast<char const*>(bytes.data()), bytes.size()});
    for (std::size_t const place : {8, 13, 18, 23})
        text.insert(place, 1, '-');
    return text;
}

std::string newSecret() {
    std::string bytes(32, '\0');
    fillRandom(std::as_writable_bytes(std::span{bytes}));
    return base64url(bytes);
}

bool isUuidV4(std::string_view text) {
    return std::ranges::equal(kShape, text, fits);
}

} // namespace wheelwright
