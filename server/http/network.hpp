#pragma once
#include <boost/asio/ip/address.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::http {

// An address range such as 10.0.0.0/8 or ::1.
class Network {
public:
    static std::optional<Network> parse(std::string_view text);
    bool contains(boost::asio::ip::address const& address) const;

private:
    boost::asio::ip::address base_;
    unsigned bits_ = 0;
};

// The client's address. Behind trusted proxies it is the last address in X-Forwarded-For that isn't one of
// them; addresses that an untrusted client wrote there are ignored.
boost::asio::ip::address sourceOf(boost::asio::ip::address const& peer, std::string_view forwardedFor,
                                  std::vector<Network> const& trusted);

// The address itself for IPv4, its /64 for IPv6: one household has 2^64 IPv6 addresses.
std::string networkNameOf(boost::asio::ip::address const& address);

// The site of such a network: its /48 for IPv6, which a provider may give to one customer. Its 65,536
// networks must not count as so many sources.
std::string siteNameOf(std::string_view networkName);

} // namespace wheelwright::http
