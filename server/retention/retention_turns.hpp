#pragma once
#include "base/recurring.hpp"
#include "http/metrics.hpp"
#include "retention/retention.hpp"

namespace wheelwright::retention {

// Runs the retention every few minutes in a running server and counts the deletions by kind.
class RetentionTurns {
public:
    RetentionTurns(storage::Database& database, Clock const& clock, std::vector<RetentionRule> kinds,
                   std::vector<StoredTime> times, http::Metrics& metrics);
    ~RetentionTurns();

private:
    void turn();

    std::map<std::string, http::Counter> counters_;
    Retention retention_;
    Recurring turns_; // last: it uses all of the above
};

} // namespace wheelwright::retention
