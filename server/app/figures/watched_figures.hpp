#pragma once
#include "app/program/startup.hpp"
#include "http/metrics.hpp"
#include "http/workers.hpp"
#include "storage/database.hpp"
#include <memory>
#include <optional>

namespace wheelwright::app {

// Registers the figures of the program as a whole: components, threads, database, process. The arguments must
// outlive the last reading of the metrics. `workers` and `database` may be empty until they are started.
void watchFigures(http::Metrics& metrics, Startup const& startup,
                  std::unique_ptr<http::WorkerPools> const& workers,
                  std::optional<storage::Database> const& database);

} // namespace wheelwright::app
