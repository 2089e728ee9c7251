#pragma once
#include <chrono>

namespace wheelwright {

using Instant = std::chrono::sys_time<std::chrono::milliseconds>;

// Wall-clock time behind an interface, so that tests can set it.
struct Clock {
    virtual ~Clock() = default;
    virtual Instant now() const = 0;
};

struct SystemClock final : Clock {
    Instant now() const override {
        return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    }
};

} // namespace wheelwright
