#include "base/typed_address.hpp"
#include "base/public_address.hpp"
#include <boost/url/parse.hpp>

namespace wheelwright {
namespace {

constexpr std::size_t kLongest = 1000;
constexpr auto kHttps = 443;

} // namespace

std::optional<std::string> typedAddressFault(std::string const& url, bool allowsPrivate) {
    auto const parsed = boost::urls::parse_uri(url);
    bool const isWeb =
        parsed && (parsed->scheme() == "https" || (allowsPrivate && parsed->scheme() == "http"));
    if (!isWeb || url.size() > kLongest || parsed->host().empty())
        return "The field url must be an address that begins with https://, of at most 1000 characters.";
    if (parsed->has_userinfo() || parsed->has_fragment())
        return "The field url must have no user name, password or fragment.";
    if (allowsPrivate) return std::nullopt;
    if (parsed->has_port() && parsed->port_number() != kHttps)
        return "The field url must not name another port than 443.";
    if (!mayBePublicHost(std::string{parsed->host_address()}.c_str()))
        return "The field url must lead to an address on the public internet.";
    return std::nullopt;
}

} // namespace wheelwright
