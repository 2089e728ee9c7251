#pragma once
#include "base/clock.hpp"
#include "base/recurring.hpp"
#include "storage/database.hpp"
#include "wheels/wheel_document.hpp"
#include <mutex>
#include <vector>

namespace wheelwright::wheels {

// Writes which wheels were opened last, beside the requests that open them: wheels open at once while the
// database is locked or its disk is full. Best effort: what can't be written then is dropped.
class RecentWriter {
public:
    RecentWriter(storage::Database& database, Clock const& clock)
        : database_{database}, clock_{clock}, writing_{"recent lists", kPause, [this] { writeAll(); }} {}

    // Returns once it is written, or after a moment.
    void moveToFront(UserId const& userId, WheelId const& wheelId);

private:
    static constexpr std::chrono::hours kPause{24}; // it is woken
    struct Use {
        UserId userId;
        WheelId wheelId;
        std::int64_t at;
    };
    void writeAll();
    bool write(std::vector<Use> const& uses);

    storage::Database& database_;
    Clock const& clock_;
    std::mutex guard_;
    std::vector<Use> waiting_;
    Recurring writing_; // last: it uses all of the above
};

} // namespace wheelwright::wheels
