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

// Who really asked: behind trusted proxies the last address in X-Forwarded-For
// that is not one of them. What a stranger writes there is not believed.
boost::asio::ip::address sourceOf(boost::asio::ip::address const& peer, std::string_view forwardedFor,
                                  std::vector<Network> const& trusted);

// The address itself for IPv4, its /64 for IPv6: one household owns 2^64 of those.
std::string networkNameOf(boost::asio::ip::address const& address);

} // namespace wheelwright::http
