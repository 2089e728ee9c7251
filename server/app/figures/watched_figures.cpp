#include "app/figures/watched_figures.hpp"
#include "base/machine.hpp"
#include "base/recurring.hpp"

namespace wheelwright::app {
namespace {

void watchComponents(http::Metrics& metrics, Components const& components) {
    for (auto const& [component, state] : components.statuses())
        metrics.watch("wheelwright_component_ready", "1 while this part of the server is ready.",
                      {{"name", std::string{nameOf(component)}}}, [&components, component = component] {
                          return components.stateOf(component) == ComponentState::Ready ? 1 : 0;
                      });
}

void watchWorkers(http::Metrics& metrics, std::string const& pool, http::Workers const& workers) {
    metrics.watch("wheelwright_jobs", "Requests running or queued in a pool.", {{"pool", pool}},
                  [&workers] { return static_cast<double>(workers.busy()); });
    metrics.watch("wheelwright_jobs_limit", "Requests that a pool takes, running and queued; more get 503.",
                  {{"pool", pool}}, [&workers] { return static_cast<double>(workers.most()); });
}

void watchDatabase(http::Metrics& metrics, storage::Database const& database) {
    auto const asked = [&database](auto figure) {
        return [&database, figure] { return static_cast<double>(database.figures().*figure); };
    };
    using Figures = storage::Database::Figures;
    metrics.watch("wheelwright_database_connections_lent", "Database connections in use for reading.", {},
                  asked(&Figures::connectionsLent));
    metrics.watch("wheelwright_database_connections", "Size of the pool of database connections for reading.",
                  {}, asked(&Figures::connections));
    metrics.watch("wheelwright_database_writes_waiting", "Writes in the queue (SQLite).", {},
                  asked(&Figures::writesWaiting));
    metrics.watchTotal("wheelwright_database_commits_total", "Commits; one can hold several writes (SQLite).",
                       {}, asked(&Figures::commits));
}

void watchProcess(http::Metrics& metrics) {
    metrics.watch("process_resident_memory_bytes", "Memory in use.", {},
                  [] { return static_cast<double>(residentBytes()); });
    metrics.watch("process_open_fds", "Open files and sockets.", {},
                  [] { return static_cast<double>(openFiles()); });
    metrics.watchTotal("process_cpu_seconds_total", "Processor time used.", {}, cpuSeconds);
    metrics.watchTotal("wheelwright_recurring_failures_total", "Failed runs of background jobs.", {},
                       [] { return static_cast<double>(Recurring::failures()); });
}

} // namespace

void watchFigures(http::Metrics& metrics, Components const& components, http::WorkerPools const& workers,
                  storage::Database const& database) {
    watchComponents(metrics, components);
    watchWorkers(metrics, "handlers", workers.handlers);
    watchWorkers(metrics, "uploads", workers.uploads);
    watchWorkers(metrics, "outbound", workers.outbound);
    watchDatabase(metrics, database);
    watchProcess(metrics);
}

} // namespace wheelwright::app
