#pragma once
#include "redis/dialer.hpp"
#include "redis/redis_watch.hpp"
#include <mutex>
#include <vector>

namespace wheelwright::redis {

// Commands from any thread that may wait, each at most as long as Redis may take. What goes wrong is a
// Result: the product goes on without Redis, with less.
class Redis {
public:
    Redis(RedisAddress address, http::Metrics& metrics, std::function<void(bool)> report)
        : names_{address.names}, dialer_{std::move(address)}, watch_{metrics, std::move(report)} {}

    Result<RedisReply> run(RedisCommand const& command);

    // A key of this installation.
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
