#pragma once
#include "redis/dialer.hpp"
#include "redis/redis_watch.hpp"
#include <mutex>
#include <vector>

namespace wheelwright::redis {

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
