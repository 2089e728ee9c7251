#include "http/network.hpp"
#include "base/text.hpp"
#include <algorithm>
#include <charconv>

namespace wheelwright::http {
namespace {

namespace ip = boost::asio::ip;

// An IPv4 address written as IPv6 (::ffff:10.0.0.1) is the same address.
ip::address plain(ip::address const& address) {
    if (address.is_v6() && address.to_v6().is_v4_mapped())
        return ip::make_address_v4(ip::v4_mapped, address.to_v6());
    return address;
}

bool isPort(std::string_view text) {
    return !text.empty() && text.size() <= 5 &&
           std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

// The address in "1.2.3.4", "1.2.3.4:567", "::1", "[::1]" or "[::1]:567": some fronts name the client's port.
std::string_view withoutPort(std::string_view text) {
    if (text.starts_with('[')) {
        auto const end = text.find(']');
        if (end == std::string_view::npos) return {};
        auto const after = text.substr(end + 1);
        bool const isWhole = after.empty() || (after.starts_with(':') && isPort(after.substr(1)));
        return isWhole ? text.substr(1, end - 1) : std::string_view{};
    }
    auto const colon = text.find(':');
    if (colon == std::string_view::npos || !isPort(text.substr(colon + 1))) return text;
    return text.substr(0, colon);
}

std::string prefixOf(ip::address_v6 const& address, std::ptrdiff_t length) {
    auto bytes = address.to_bytes();
    std::fill(bytes.begin() + length, bytes.end(), std::uint8_t{0});
    return ip::address_v6{bytes}.to_string();
}

template <class Bytes> bool samePrefix(Bytes const& left, Bytes const& right, unsigned bits) {
    for (unsigned bit = 0; bit < bits; ++bit) {
        unsigned const mask = 0x80U >> (bit % 8);
        if ((left[bit / 8] & mask) != (right[bit / 8] & mask)) return false;
    }
    return true;
}

} // namespace

std::optional<Network> Network::parse(std::string_view text) {
    auto const slash = text.find('/');
    boost::system::error_code problem;
    Network network;
    network.base_ = plain(ip::make_address(text.substr(0, slash), problem));
    if (problem) return std::nullopt;
    unsigned const most = network.base_.is_v4() ? 32 : 128;
    network.bits_ = most;
    if (slash != std::string_view::npos) {
        auto const digits = text.substr(slash + 1);
        auto const [end, bad] = std::from_chars(digits.data(), digits.data() + digits.size(), network.bits_);
        if (bad != std::errc{} || end != digits.data() + digits.size() || network.bits_ > most)
            return std::nullopt;
    }
    return network;
}

bool Network::contains(ip::address const& given) const {
    auto const address = plain(given);
    if (address.is_v4() != base_.is_v4()) return false;
    return address.is_v4() ? samePrefix(address.to_v4().to_bytes(), base_.to_v4().to_bytes(), bits_)
                           : samePrefix(address.to_v6().to_bytes(), base_.to_v6().to_bytes(), bits_);
}

ip::address sourceOf(ip::address const& peer, std::string_view forwardedFor,
                     std::vector<Network> const& trusted) {
    auto const isTrusted = [&](ip::address const& address) {
        for (auto const& network : trusted)
            if (network.contains(address)) return true;
        return false;
    };
    auto source = plain(peer);
    while (!forwardedFor.empty() && isTrusted(source)) {
        auto const comma = forwardedFor.rfind(',');
        auto const last =
            trimmed(comma == std::string_view::npos ? forwardedFor : forwardedFor.substr(comma + 1));
        forwardedFor = comma == std::string_view::npos ? "" : forwardedFor.substr(0, comma);
        boost::system::error_code problem;
        auto const claimed = ip::make_address(withoutPort(last), problem);
        if (problem) break;
        source = plain(claimed);
    }
    return source;
}

std::string networkNameOf(ip::address const& address) {
    return address.is_v4() ? address.to_string() : prefixOf(address.to_v6(), 8) + "/64";
}

std::string siteNameOf(std::string_view networkName) {
    boost::system::error_code problem;
    auto const address = ip::make_address(networkName.substr(0, networkName.find('/')), problem);
    return problem || address.is_v4() ? std::string{networkName} : prefixOf(address.to_v6(), 6) + "/48";
}

} // namespace wheelwright::http
