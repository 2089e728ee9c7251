#pragma once
#include <array>
#include <cstddef>
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

} // namespace wheelwright::app
