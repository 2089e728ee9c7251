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

// Calls of one route, or of all: how many, how many the server failed at, how long they took.
struct CallCounts {
    struct Step {
        double seconds;
        std::uint64_t calls; // that took no longer
    };
    std::uint64_t requests = 0;
    std::uint64_t errors = 0;
    std::vector<Step> steps = {}; // the last is without a bound

    void add(CallCounts const& more);
    CallCounts since(CallCounts const& earlier) const;

    // The seconds within which this share of the calls was answered, straight between two steps; nothing
    // without calls. Beyond the last bound there is no telling: then it is that bound.
    std::optional<double> answeredWithin(double share) const;
};

struct RouteName {
    std::string method;
    std::string path;
    auto operator<=>(RouteName const&) const = default;
};

// Routes that were called.
using RouteCounts = std::map<RouteName, CallCounts>;

RouteCounts routeCountsIn(std::vector<prometheus::MetricFamily> const& figures);
CallCounts sumOf(RouteCounts const& routes);

} // namespace wheelwright::app
