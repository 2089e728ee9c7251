#pragma once
#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>
#include <utility>

namespace wheelwright::log {

// Lets one line a second through and counts the others: while an engine is away every request meets the
// same problem, and a line for each would fill a disk and hide what else is logged.
class Pace {
public:
    using Time = std::chrono::steady_clock::time_point;

    // How many were left out since the last line; nothing: this one is left out too.
    std::optional<std::int64_t> turn(Time now = std::chrono::steady_clock::now()) {
        std::lock_guard const lock{mutex_};
        if (last_ && now - *last_ < std::chrono::seconds{1}) {
            ++leftOut_;
            return std::nullopt;
        }
        last_ = now;
        return std::exchange(leftOut_, 0);
    }

private:
    std::mutex mutex_;
    std::optional<Time> last_;
    std::int64_t leftOut_ = 0;
};

} // namespace wheelwright::log
