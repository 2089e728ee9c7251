#pragma once
#include "http/metrics.hpp"
#include <atomic>
#include <functional>

namespace wheelwright::redis {

// The figures about Redis that operators see: whether it answers, how many commands ran and how many failed.
class RedisWatch {
public:
    RedisWatch(http::Metrics& metrics, std::function<void(bool)> report)
        : up_{metrics.gauge("wheelwright_redis_up", "1 while Redis answers.")},
          commands_{metrics.counter("wheelwright_redis_commands", "Commands to Redis.")},
          errors_{metrics.counter("wheelwright_redis_errors", "Commands that Redis did not do.")},
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

} // namespace wheelwright::redis
