#include "base/public_address.hpp"
#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cstdint>
#include <cstring>
#include <netinet/in.h>

namespace wheelwright {
namespace {

using Bytes16 = std::array<std::uint8_t, 16>;

struct Range4 {
    std::uint32_t first;
    int bits;
};
constexpr std::array<Range4, 15> kNotPublic4{{
    {0x00000000, 8},  // this network
    {0x0a000000, 8},  // private
    {0x64400000, 10}, // carriers
    {0x7f000000, 8},  // this machine
    {0xa9fe0000, 16}, // the link, and metadata of clouds
    {0xac100000, 12}, // private
    {0xc0000000, 24}, // protocols
    {0xc0000200, 24}, // documents
    {0xc0586300, 24}, // relays of 6to4
    {0xc0a80000, 16}, // private
    {0xc6120000, 15}, // benchmarks
    {0xc6336400, 24}, // documents
    {0xcb007100, 24}, // documents
    {0xe0000000, 4},  // multicast
    {0xf0000000, 4},  // reserved, and broadcast
}};

bool isPublic4(std::uint32_t address) {
    return std::ranges::none_of(
        kNotPublic4, [&](Range4 const& range) { return (address ^ range.first) >> (32 - range.bits) == 0; });
}

std::uint32_t ipv4At(Bytes16 const& bytes, std::size_t at) {
    return std::uint32_t{bytes[at]} << 24U | std::uint32_t{bytes[at + 1]} << 16U |
           std::uint32_t{bytes[at + 2]} << 8U | bytes[at + 3];
}

bool startsWith(Bytes16 const& bytes, std::initializer_list<std::uint8_t> first) {
    return std::equal(first.begin(), first.end(), bytes.begin());
}

// Only 2000::/3 is given out. Of that, some parts carry an IPv4 address or lead nowhere public.
bool isPublic6(Bytes16 const& bytes) {
    if (startsWith(bytes, {0x00, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0}))
        return isPublic4(ipv4At(bytes, 12));
    if (startsWith(bytes, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff})) return isPublic4(ipv4At(bytes, 12));
    if (startsWith(bytes, {0x20, 0x02})) return isPublic4(ipv4At(bytes, 2));
    if (startsWith(bytes, {0x20, 0x01, 0x0d, 0xb8})) return false;     // documents
    if (startsWith(bytes, {0x20, 0x01}) && bytes[2] < 2) return false; // Teredo, benchmarks and protocols
    return (bytes[0] & 0xe0U) == 0x20U;
}

} // namespace

bool isPublicAddress(sockaddr const& address) {
    if (address.sa_family == AF_INET) {
        sockaddr_in given{};
        std::memcpy(&given, &address, sizeof given);
        return isPublic4(ntohl(given.sin_addr.s_addr));
    }
    if (address.sa_family != AF_INET6) return false;
    sockaddr_in6 given{};
    std::memcpy(&given, &address, sizeof given);
    Bytes16 bytes{};
    std::memcpy(bytes.data(), &given.sin6_addr, bytes.size());
    return isPublic6(bytes);
}

bool mayBePublicHost(char const* host) {
    in_addr four{};
    if (inet_aton(host, &four) != 0) return isPublic4(ntohl(four.s_addr)); // also 0x7f.1
    Bytes16 six{};
    return inet_pton(AF_INET6, host, six.data()) != 1 || isPublic6(six);
}

} // namespace wheelwright
