#include "redis/redis_address.hpp"
#include "base/text.hpp"
#include <boost/url/parse.hpp>

namespace wheelwright::redis {
namespace {

constexpr std::int64_t kMostDatabases = 1024;

Error notUnderstood() {
    return {Fault::BadInput, "invalid_redis_address",
            "A Redis address is redis://USER:PASSWORD@HOST:PORT/DATABASE, with %XX for special characters; "
            "all but the host may be left out."};
}

} // namespace

std::string RedisAddress::shown() const {
    return "redis://" + host + ":" + std::to_string(port) + "/" + std::to_string(database);
}

Result<RedisAddress> parseRedisAddress(std::string_view text) {
    auto const url = boost::urls::parse_uri(text);
    if (!url || url->scheme() != "redis" || url->encoded_host().empty() || url->has_query() ||
        url->has_fragment())
        return notUnderstood();
    RedisAddress address;
    address.host = url->host_type() == boost::urls::host_type::ipv6 ? std::string{url->host_address()}
                                                                    : std::string{url->host()};
    if (url->has_port()) {
        if (url->port_number() == 0) return notUnderstood(); // also for a port over 65535
        address.port = url->port_number();
    }
    address.user = url->user();
    address.password = url->password();
    if (!address.user.empty() && !url->has_password()) return notUnderstood();
    std::string_view path{url->encoded_path().data(), url->encoded_path().size()};
    if (path.empty() || path == "/") return address;
    auto const database = wholeNumber(path.substr(1));
    if (!database || *database < 0 || *database >= kMostDatabases) return notUnderstood();
    address.database = static_cast<int>(*database);
    return address;
}

} // namespace wheelwright::redis
