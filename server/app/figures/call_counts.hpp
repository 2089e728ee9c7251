#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace prometheus {
struct MetricFamily;
}

namespace wheelwright::app {

// Calls of one route, or of all routes: their number, the server's errors, a histogram of durations.
struct CallCounts {
    struct Step {
        double seconds;
        std::uint64_t calls; // that took at most this long
    };
    std::uint64_t requests = 0;
    std::uint64_t errors = 0;
    std::vector<Step> steps = {}; // the last has no upper bound

    void add(CallCounts const& more);
    CallCounts since(CallCounts const& earlier) const;

    // Latency quantile in seconds, linearly interpolated between histogram buckets; nullopt without calls. A
    // quantile beyond the last bound is unknown: then it is that bound.
    std::optional<double> answeredWithin(double share) const;
};

struct RouteName {
    std::string method;
    std::string path;
    auto operator<=>(RouteName const&) const = default;
};

// Only routes that were called.
using RouteCounts = std::map<RouteName, CallCounts>;

RouteCounts routeCountsIn(std::vector<prometheus::MetricFamily> const& figures);
CallCounts sumOf(RouteCounts const& routes);

} // namespace wheelwright::app
