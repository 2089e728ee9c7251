#pragma once
#include "base/recurring.hpp"
#include "storage/database.hpp"
#include <atomic>

namespace wheelwright::live {

// Whether the database answers this process. It is asked twice a second, on a thread of its own: whoever
// wants to know must not wait for a database that is silent.
class DatabasePulse {
public:
    explicit DatabasePulse(storage::Database& database);

    bool beats() const;

private:
    using SteadyClock = std::chrono::steady_clock;
    void feel();

    storage::Database& database_;
    std::atomic<SteadyClock::time_point> answeredAt_ = SteadyClock::now();
    Recurring asking_; // last: it uses all of the above
};

} // namespace wheelwright::live
