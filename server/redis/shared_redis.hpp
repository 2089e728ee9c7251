#pragma once
#include "redis/message_bus.hpp"
#include "redis/redis.hpp"

namespace wheelwright::redis {

// Wires the redis module: commands to Redis, and messages between processes.
struct SharedRedis {
    SharedRedis(RedisAddress const& address, http::Metrics& metrics, std::function<void(bool)> report)
        : commands{address, metrics, std::move(report)}, bus{address} {}

    Redis commands;
    MessageBus bus;
};

} // namespace wheelwright::redis
