#pragma once
#include "base/recurring.hpp"
#include "storage/database.hpp"
#include <atomic>

namespace wheelwright::live {

// Whether the database answers this process. It is asked eight times per lease, on a thread of its own:
// whoever wants to know must not wait for a database that is silent.
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
