#pragma once
#include "redis/redis_connection.hpp"

namespace wheelwright::redis {

// Opens connections. After a failure it refuses to try again for a pause that doubles each time: a Redis that
// is down or frozen must not cost every caller a second.
class Dialer {
public:
    explicit Dialer(RedisAddress address) : address_{std::move(address)} {}

    RedisAddress const& address() const { return address_; }
    Result<RedisConnection> dial();
    static Error tooSoon(); // while pauseLeft() isn't zero
    std::chrono::milliseconds pauseLeft() const;
    void failed(); // call it for a lost connection too
    void succeeded() { pause_ = {}; }

private:
    using Clock = std::chrono::steady_clock;
    RedisAddress const address_;
    std::chrono::milliseconds pause_{};
    Clock::time_point until_{};
};

} // namespace wheelwright::redis
