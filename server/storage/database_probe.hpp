#pragma once
#include "base/clock.hpp"
#include "base/recurring.hpp"
#include "storage/database.hpp"
#include <atomic>
#include <chrono>
#include <functional>
#include <optional>

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

// Whether the database takes writes: on a full disk, or while another process holds the lock, it still
// answers. Real writes tell it. It writes itself only after one of them failed, and when there were none for
// a minute: each write wakes the disk.
class WriteProbe {
public:
    // Calls `report` at first and whenever the answer changes.
    WriteProbe(Database& database, Clock const& clock, std::function<void(bool takesWrites)> report);

private:
    void poll();

    Database& database_;
    Clock const& clock_;
    std::function<void(bool)> const report_;
    std::optional<bool> takesWrites_; // used by the poll only; nullopt before the first
    Recurring polling_;               // last: it uses all of the above
};

} // namespace wheelwright::storage
