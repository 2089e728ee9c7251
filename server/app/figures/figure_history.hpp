#pragma once
#include "app/figures/call_counts.hpp"
#include "base/clock.hpp"
#include <array>
#include <boost/json/object.hpp>
#include <cstddef>
#include <deque>
#include <mutex>
#include <string_view>
#include <vector>

namespace prometheus {
struct MetricFamily;
}

namespace wheelwright::app {

// A figure that is recorded over the last hour: its level, or its growth per second.
struct FigureSeries {
    enum class Kind { Level, Rate };
    std::string_view name;
    std::string_view figure;
    std::string_view pool = {}; // the label `pool`, if the figure has one
    Kind kind = Kind::Level;
};

inline constexpr std::array kFigureSeries{
    FigureSeries{"connections", "wheelwright_connections"},
    FigureSeries{"handlerJobs", "wheelwright_jobs", "handlers"},
    FigureSeries{"uploadJobs", "wheelwright_jobs", "uploads"},
    FigureSeries{"outboundJobs", "wheelwright_jobs", "outbound"},
    FigureSeries{"databaseConnections", "wheelwright_database_connections_lent"},
    FigureSeries{"writesWaiting", "wheelwright_database_writes_waiting"},
    FigureSeries{"commits", "wheelwright_database_commits_total", {}, FigureSeries::Kind::Rate},
    FigureSeries{"rooms", "wheelwright_live_rooms"},
    FigureSeries{"guests", "wheelwright_live_viewers"},
    FigureSeries{"memory", "process_resident_memory_bytes"},
    FigureSeries{"files", "process_open_fds"},
    FigureSeries{"processor", "process_cpu_seconds_total", {}, FigureSeries::Kind::Rate},
};

// The limits of some of them.
inline constexpr std::array kFigureLimits{
    FigureSeries{"handlerJobs", "wheelwright_jobs_limit", "handlers"},
    FigureSeries{"uploadJobs", "wheelwright_jobs_limit", "uploads"},
    FigureSeries{"outboundJobs", "wheelwright_jobs_limit", "outbound"},
    FigureSeries{"databaseConnections", "wheelwright_database_connections"},
};

// The value of the series; 0 if the figure doesn't exist yet.
double valueIn(std::vector<prometheus::MetricFamily> const& figures, FigureSeries const& series);

// The figures of the last hour, in bounded memory: a moment every ten seconds, the routes' counts every
// minute.
class FigureHistory {
public:
    static constexpr std::chrono::seconds kPause{10};
    static constexpr std::size_t kMoments = 360;
    static constexpr std::size_t kMinutes = 60;

    using Figures = std::vector<prometheus::MetricFamily>;
    using SteadyTime = std::chrono::steady_clock::time_point;

    // Call it every kPause. `steady` measures the time between two calls: the machine's clock may be set.
    void record(Figures const& figures, Instant at, SteadyTime steady);

    // `times`, `series`, `limits`, `routes` and `hourSeconds`, with the current counts of the routes.
    boost::json::object describe(Figures const& figures, SteadyTime steady) const;

private:
    struct Moment {
        Instant at;
        double requests; // per second
        double errors;
        std::optional<double> half; // latency quantiles in seconds: 50 % and 99 %
        std::optional<double> most;
        std::array<double, kFigureSeries.size()> values;
    };
    struct Reading {
        SteadyTime steady;
        CallCounts calls;
        std::array<double, kFigureSeries.size()> values;
    };
    struct Minute {
        SteadyTime steady;
        RouteCounts routes;
    };

    boost::json::object describeSeries() const;
    boost::json::array describeRoutes(RouteCounts const& now) const;

    mutable std::mutex guard_;
    std::optional<Reading> last_;
    std::deque<Moment> moments_;
    std::deque<Minute> minutes_;
};

} // namespace wheelwright::app
