#include "app/figures/watched_figures.hpp"
#include "base/machine.hpp"
#include "base/recurring.hpp"
#include <algorithm>

namespace wheelwright::app {
namespace {

bool isReady(Startup const& startup, std::string_view name) {
    auto const statuses = startup.statuses();
    return std::ranges::any_of(statuses, [&](ComponentStatus const& each) {
        return each.name == name && each.state == ComponentState::Ready;
    });
}

void watchComponents(http::Metrics& metrics, Startup const& startup) {
    for (auto const& [name, state] : startup.statuses())
        metrics.watch("wheelwright_component_ready", "1 while a part of the server works.", {{"name", name}},
                      [&startup, name = name] { return isReady(startup, name) ? 1 : 0; });
}

void watchWorkers(http::Metrics& metrics, Startup const& startup,
                  std::unique_ptr<http::WorkerPools> const& workers) {
    auto const watch = [&](std::string const& pool, http::Workers http::WorkerPools::*which) {
        auto const asked = [&startup, &workers, which](auto figure) {
            return [&startup, &workers, which, figure] {
                return isReady(startup, "workers") ? static_cast<double>(figure((*workers).*which)) : 0;
            };
        };
        metrics.watch("wheelwright_jobs", "Requests running or queued.", {{"pool", pool}},
                      asked([](http::Workers const& each) { return each.busy(); }));
        metrics.watch("wheelwright_jobs_limit", "Pool size plus queue; more get 503.", {{"pool", pool}},
                      asked([](http::Workers const& each) { return each.most(); }));
    };
    watch("handlers", &http::WorkerPools::handlers);
    watch("uploads", &http::WorkerPools::uploads);
    watch("outbound", &http::WorkerPools::outbound);
}

void watchDatabase(http::Metrics& metrics, Startup const& startup,
                   std::optional<storage::Database> const& database) {
    auto const asked = [&startup, &database](auto figure) {
        // Other threads can rely only on the component's state to know that the database is open.
        return [&startup, &database, figure] {
            return isReady(startup, "schema") ? static_cast<double>(database->figures().*figure) : 0;
        };
    };
    using Figures = storage::Database::Figures;
    metrics.watch("wheelwright_database_connections_lent", "Database connections in use for reading.", {},
                  asked(&Figures::connectionsLent));
    metrics.watch("wheelwright_database_connections", "Database connections there may be for reading.", {},
                  asked(&Figures::connections));
    metrics.watch("wheelwright_database_writes_waiting", "Writes that wait for their turn (SQLite).", {},
                  asked(&Figures::writesWaiting));
    metrics.watchTotal("wheelwright_database_commits_total", "Commits, each of one or more writes (SQLite).",
                       {}, asked(&Figures::commits));
}

void watchProcess(http::Metrics& metrics) {
    metrics.watch("process_resident_memory_bytes", "Memory in use.", {},
                  [] { return static_cast<double>(residentBytes()); });
    metrics.watch("process_open_fds", "Open files and sockets.", {},
                  [] { return static_cast<double>(openFiles()); });
    metrics.watchTotal("process_cpu_seconds_total", "Time spent at work.", {}, cpuSeconds);
    metrics.watchTotal("wheelwright_recurring_failures_total", "Failed runs of background jobs.", {},
                       [] { return static_cast<double>(Recurring::failures()); });
}

} // namespace

void watchFigures(http::Metrics& metrics, Startup const& startup,
                  std::unique_ptr<http::WorkerPools> const& workers,
                  std::optional<storage::Database> const& database) {
    watchComponents(metrics, startup);
    watchWorkers(metrics, startup, workers);
    watchDatabase(metrics, startup, database);
    watchProcess(metrics);
}

} // namespace wheelwright::app
