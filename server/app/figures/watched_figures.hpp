#pragma once
#include "app/program/components.hpp"
#include "http/metrics.hpp"
#include "http/workers.hpp"
#include "storage/database.hpp"

namespace wheelwright::app {

// Registers the figures of the program as a whole: components, threads,
// database, process. The arguments must outlive the last reading of the
// metrics.
void watchFigures(http::Metrics& metrics, Components const& components, http::WorkerPools const& workers,
                  storage::Database const& database);

} // namespace wheelwright::app
