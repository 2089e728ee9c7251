#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace wheelwright::redis {

// The answer of Redis to a command.
struct RedisReply {
    enum class Kind { Nothing, Number, Text, List };
    Kind kind = Kind::Nothing;
    std::int64_t number = 0;
    std::string text;
    std::vector<RedisReply> list;

    bool isNothing() const { return kind == Kind::Nothing; }
};

using RedisCommand = std::vector<std::string>; // the command and its arguments

} // namespace wheelwright::redis
