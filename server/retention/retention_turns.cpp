#include "retention/retention_turns.hpp"

namespace wheelwright::retention {
namespace {

using namespace std::chrono_literals;

std::map<std::string, http::Counter> countersFor(std::vector<RetentionRule> const& kinds,
                                                 http::Metrics& metrics) {
    std::map<std::string, http::Counter> counters;
    for (auto const& kind : kinds)
        counters.emplace(kind.name, metrics.counter("wheelwright_forgotten_total",
                                                    "Rows deleted after their retention period.",
                                                    {{"kind", kind.name}}));
    return counters;
}

} // namespace

RetentionTurns::RetentionTurns(storage::Database& database, Clock const& clock,
                               std::vector<RetentionRule> kinds, std::vector<StoredTime> times,
                               http::Metrics& metrics)
    : counters_{countersFor(kinds, metrics)},
      retention_{database, clock, std::move(kinds), std::move(times)},
      turns_{"retention", 5min, [this] { turn(); }} {}

RetentionTurns::~RetentionTurns() {
    retention_.interrupt();
    turns_.stop();
}

void RetentionTurns::turn() {
    for (auto const& [kind, count] : retention_.runInTurn())
        counters_.at(kind).increment(static_cast<double>(count));
}

} // namespace wheelwright::retention
