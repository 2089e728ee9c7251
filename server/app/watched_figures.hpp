#pragma once
#include "app/startup.hpp"
#include "http/metrics.hpp"
#include "http/worker_pools.hpp"
#include "storage/database.hpp"
#include <memory>
#include <optional>

namespace wheelwright::app {

// What operators see of the program as a whole: parts, threads, database, process.
// What is watched must outlive the metrics' last reading; it may be missing before it is started.
void watchFigures(http::Metrics& metrics, Startup const& startup,
                  std::unique_ptr<http::WorkerPools> const& workers,
                  std::optional<storage::Database>& database);

} // namespace wheelwright::app
