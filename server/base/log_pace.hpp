#pragma once
#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>
#include <utility>

namespace wheelwright::log {

// Lets one line per second through and counts the others. While the database is down, every request has the
// same problem; a line for each would fill the disk and hide everything else.
class Pace {
public:
    using Time = std::chrono::steady_clock::time_point;

    // Returns how many lines were left out since the last one, or nullopt if this one has to be left out too.
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
