#pragma once
#include "base/recurring.hpp"
#include "storage/database.hpp"
#include <atomic>

namespace wheelwright::live {

// Whether the database answers this process. A thread of its own queries it eight times per lease, so that
// callers never wait for a database that doesn't respond.
class DatabasePulse {
public:
    DatabasePulse(storage::Database& database, std::chrono::milliseconds lease);

    bool beats() const;

private:
    using SteadyClock = std::chrono::steady_clock;
    void feel();

    storage::Database& database_;
    std::chrono::milliseconds const fresh_; // how long an answer counts
    std::atomic<SteadyClock::time_point> answeredAt_ = SteadyClock::now();
    Recurring asking_; // last: it uses all of the above
};

} // namespace wheelwright::live
