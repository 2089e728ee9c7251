#pragma once
#include "base/result.hpp"
#include "redis/redis_address.hpp"
#include "redis/redis_reply.hpp"
#include <chrono>
#include <memory>
#include <optional>
#include <span>

struct redisContext;

namespace wheelwright::redis {

// How long Redis may take to be reached, and to answer.
inline constexpr std::chrono::milliseconds kRedisPatience{1000};

// Codes of errors: the connection is of no more use; Redis answered that it will not.
inline constexpr auto kAway = "redis_away";
inline constexpr auto kRefused = "redis_refused";

// One connection, for one thread at a time.
class RedisConnection {
public:
    static Result<RedisConnection> open(RedisAddress const& address);

    Result<RedisReply> run(RedisCommand const& command);
    // Sent together, answered in their order.
    Result<std::vector<RedisReply>> runAll(std::span<RedisCommand const> commands);

    // For whoever waits for what comes unasked.
    int descriptor() const;
    Result<void> send(RedisCommand const& command);  // without waiting for the answer
    Result<std::optional<RedisReply>> takeArrived(); // nothing: no whole one is here
    Result<void> receive();                          // what has arrived at the descriptor

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
