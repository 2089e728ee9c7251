#pragma once
#include "redis/process_post.hpp"
#include "redis/redis.hpp"

namespace wheelwright::redis {

// Wires the redis module: commands to Redis, and messages between processes.
struct SharedRedis {
    SharedRedis(RedisAddress const& address, http::Metrics& metrics, std::function<void(bool)> report)
        : commands{address, metrics, std::move(report)}, post{address} {}

    Redis commands;
    ProcessPost post;
};

} // namespace wheelwright::redis
