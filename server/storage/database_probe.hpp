#pragma once
#include "base/recurring.hpp"
#include "storage/database.hpp"
#include <atomic>
#include <chrono>
#include <functional>

namespace wheelwright::storage {

// Polls whether the database answers. Its connection is its own and has a short deadline. A pool whose
// connections are all lent is busy, not away: load balancers must not drop a busy server.
class DatabaseProbe {
public:
    // Calls `report` whenever the answer changes. The schema has to exist.
    DatabaseProbe(DatabaseAddress const& address, std::function<void(bool answers)> report);

    bool answers() const { return answers_; }

private:
    using SteadyClock = std::chrono::steady_clock;
    void poll();

    Database database_;
    std::function<void(bool)> const report_;
    SteadyClock::time_point answeredAt_ = SteadyClock::now(); // used by the poll only
    std::atomic<bool> answers_ = true;
    Recurring polling_; // last: it uses all of the above
};

} // namespace wheelwright::storage
