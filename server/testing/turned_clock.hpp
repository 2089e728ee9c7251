#pragma once
#include "base/clock.hpp"
#include <atomic>

namespace wheelwright::testing {

// A clock that only moves when the test turns it.
class TurnedClock final : public Clock {
public:
    Instant now() const override { return Instant{std::chrono::milliseconds{milliseconds_.load()}}; }
    void turn(std::chrono::milliseconds by) { milliseconds_ += by.count(); }

private:
    std::atomic<std::int64_t> milliseconds_ = 1'800'000'000'000;
};

} // namespace wheelwright::testing
