#pragma once
#include "redis/process_post.hpp"
#include "redis/redis.hpp"

namespace wheelwright::redis {

// The room put together: what is asked of Redis, and what processes tell each other over it.
struct SharedRedis {
    SharedRedis(RedisAddress const& address, http::Metrics& metrics, std::function<void(bool)> report)
        : commands{address, metrics, std::move(report)}, post{address} {}

    Redis commands;
    ProcessPost post;
};

} // namespace wheelwright::redis
