#pragma once
#include "base/result.hpp"
#include <cstdint>
#include <string>
#include <string_view>

namespace wheelwright::redis {

struct RedisAddress {
    std::string host;
    std::uint16_t port = 6379;
    std::string user;     // empty: the default one
    std::string password; // empty: none is asked for; never print it
    int database = 0;
    // What keys and channels begin with. Channels ignore the database number, so two installations on one
    // Redis would hear each other without an id in it.
    std::string names = "wheelwright";

    std::string shown() const; // for logs and error messages: without password
};

// redis://[USER:PASSWORD@]HOST[:PORT][/DATABASE]; anything else is an Error whose message says so.
Result<RedisAddress> parseRedisAddress(std::string_view text);

} // namespace wheelwright::redis
