#pragma once
#include "base/clock.hpp"
#include "storage/database.hpp"
#include <atomic>
#include <functional>
#include <string>
#include <vector>

namespace wheelwright::retention {

// One kind of personal data that is deleted after some time.
struct RetentionRule {
    std::string name;
    int days = 0; // how long it is kept; 0: for ever
    // Deletes one batch of the data older than `before`. Returns how many; 0: nothing is left.
    std::function<std::int64_t(Instant before)> purgeBatch;
    bool isLocal = false;                 // true: in a folder of this process; false: in the shared database
    std::function<void()> interrupt = {}; // ends what a batch under way waits for
};

struct Purged {
    std::string kind;
    std::int64_t count = 0;
};

// A column that says when a row was made or used.
struct StoredTime {
    std::string table;
    std::string column;
};

// Deletes personal data when the time that its setting allows is over.
class Retention {
public:
    // `times`: the columns that hold the age of data; corrected after the clock was ahead.
    Retention(storage::Database& database, Clock const& clock, std::vector<RetentionRule> kinds,
              std::vector<StoredTime> times = {})
        : database_{database}, clock_{clock}, kinds_{std::move(kinds)}, times_{std::move(times)} {}

    // Returns how many were deleted of each kind. If one kind fails, it logs the error and goes on with the
    // next.
    std::vector<Purged> run();

    // For a running server. Data in the shared database is deleted once an hour, by one of the servers.
    std::vector<Purged> runInTurn();

    void interrupt(); // the program stops; the next run deletes the rest

private:
    bool takeTurn();
    void correctTimes(Instant now, Instant ahead);
    std::vector<Purged> run(bool alsoShared);
    std::int64_t forgetAll(RetentionRule const& kind);

    storage::Database& database_;
    Clock const& clock_;
    std::vector<RetentionRule> const kinds_;
    std::vector<StoredTime> const times_;
    std::atomic<bool> interrupted_ = false;
};

} // namespace wheelwright::retention
