#pragma once
#include "base/result.hpp"
#include <cstdint>
#include <string>
#include <string_view>

namespace wheelwright::redis {

struct RedisAddress {
    std::string host;
    std::uint16_t port = 6379;
    std::string user;     // empty: the default user
    std::string password; // empty: Redis needs none; never print it
    int database = 0;
    // The prefix of all keys and channels. Channels ignore the database number: without an id in the prefix,
    // two installations on one Redis would receive each other's messages.
    std::string names = "wheelwright";

    std::string shown() const; // for logs and error messages: without password
};

// redis://[USER:PASSWORD@]HOST[:PORT][/DATABASE]; anything else is an Error whose message shows this form.
Result<RedisAddress> parseRedisAddress(std::string_view text);

} // namespace wheelwright::redis
