#pragma once
#include "base/result.hpp"
#include "redis/redis_address.hpp"
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

struct redisContext;

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

// The timeout for connecting to Redis, and for each of its answers.
inline constexpr std::chrono::milliseconds kRedisPatience{1000};

// Error codes: the connection is unusable; Redis answered with an error.
inline constexpr auto kAway = "redis_away";
inline constexpr auto kRefused = "redis_refused";

// One connection, for one thread at a time.
class RedisConnection {
public:
    static Result<RedisConnection> open(RedisAddress const& address);

    Result<RedisReply> run(RedisCommand const& command);
    // Sends all commands at once; the answers are in the same order.
    Result<std::vector<RedisReply>> runAll(std::span<RedisCommand const> commands);

    // Used by the subscriber, which receives messages that Redis pushes.
    int descriptor() const;
    Result<void> send(RedisCommand const& command);  // without waiting for the answer
    Result<std::optional<RedisReply>> takeArrived(); // nullopt: no complete reply is here
    Result<void> receive();                          // reads what has arrived

private:
    struct Free {
        void operator()(redisContext* context) const noexcept;
    };
    explicit RedisConnection(redisContext* context) : context_{context} {}
    Result<void> append(RedisCommand const& command);
    Result<RedisReply> next();
    Error away() const;

    std::unique_ptr<redisContext, Free> context_;
};

} // namespace wheelwright::redis
