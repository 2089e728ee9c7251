#pragma once
#include "http/metrics.hpp"
#include "redis/dialer.hpp"
#include <atomic>
#include <functional>
#include <mutex>
#include <vector>

namespace wheelwright::redis {

// The figures about Redis that operators see: whether it answers, how many commands ran and how many failed.
class RedisWatch {
public:
    RedisWatch(http::Metrics& metrics, std::function<void(bool)> report)
        : up_{metrics.gauge("wheelwright_redis_up", "1 while Redis answers.")},
          commands_{metrics.counter("wheelwright_redis_commands", "Commands sent to Redis.")},
          errors_{metrics.counter("wheelwright_redis_errors", "Failed Redis commands.")},
          report_{std::move(report)} {}

    void ran(bool answers, bool succeeded) {
        commands_.increment();
        if (!succeeded) errors_.increment();
        if (isUp_.exchange(answers) != answers) up_.add(answers ? 1 : -1);
        report_(answers); // every time: the last change may have come before its listener
    }

private:
    http::Gauge up_;
    http::Counter commands_;
    http::Counter errors_;
    std::function<void(bool)> report_;
    std::atomic<bool> isUp_ = false;
};

// Runs commands for any thread that may wait. Connecting and each answer time out after kRedisPatience.
// Failures are returned as a Result: without Redis the product goes on with fewer features.
class Redis {
public:
    Redis(RedisAddress address, http::Metrics& metrics, std::function<void(bool)> report)
        : names_{address.names}, dialer_{std::move(address)}, watch_{metrics, std::move(report)} {}

    Result<RedisReply> run(RedisCommand const& command);

    // The key with the prefix of this installation.
    std::string named(std::string_view key) const { return names_ + ":" + std::string{key}; }

private:
    struct Line {
        RedisConnection connection;
        bool isFresh;
    };
    Result<Line> takeLine();
    void giveBack(RedisConnection connection);
    void lost();
    Result<RedisReply> tryOnce(RedisCommand const& command, bool& wasOld);

    std::string const names_;
    std::mutex guard_;
    Dialer dialer_;
    std::vector<RedisConnection> resting_;
    RedisWatch watch_;
};

} // namespace wheelwright::redis
