#pragma once
#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace prometheus {
struct MetricFamily;
}

namespace wheelwright::app {

// A figure that is followed over the last hour: how high it is, or how much it grows a second.
struct FigureSeries {
    enum class Kind { Level, Rate };
    std::string_view name;
    std::string_view figure;
    std::string_view pool = {}; // the label, where the figure has one
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

// What some of them may not go beyond.
inline constexpr std::array kFigureLimits{
    FigureSeries{"handlerJobs", "wheelwright_jobs_limit", "handlers"},
    FigureSeries{"uploadJobs", "wheelwright_jobs_limit", "uploads"},
    FigureSeries{"outboundJobs", "wheelwright_jobs_limit", "outbound"},
    FigureSeries{"databaseConnections", "wheelwright_database_connections"},
};

// Its value; 0 while nobody has counted it.
double valueIn(std::vector<prometheus::MetricFamily> const& figures, FigureSeries const& series);

} // namespace wheelwright::app
