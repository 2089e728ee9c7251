#pragma once
#include "app/program/startup.hpp"
#include "base/clock.hpp"
#include "base/result.hpp"
#include "http/metrics.hpp"
#include "http/response.hpp"
#include "http/workers.hpp"
#include "storage/database.hpp"
#include <boost/json/object.hpp>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace wheelwright::app {

// The state of the installation now, for the admins' page: what the database holds, who is signed in as
// admin, and what the process that answers is doing. Prometheus keeps the history.
class AdminFigures {
public:
    // `workers` and `database` may be empty until they are started.
    AdminFigures(http::Metrics const& metrics, Startup const& startup, Clock const& clock,
                 std::unique_ptr<http::WorkerPools> const& workers,
                 std::optional<storage::Database>& database);

    http::Response answer() const;

private:
    http::Metrics const& metrics_;
    Startup const& startup_;
    Clock const& clock_;
    Instant const startedAt_;
    std::unique_ptr<http::WorkerPools> const& workers_;
    std::optional<storage::Database>& database_;
};

// Counts the events that pages report, by name only: reads and keeps no personal data.
class CountEvent {
public:
    struct Input {
        std::string name;
    };

    static Result<Input> read(boost::json::object const& given);

    explicit CountEvent(http::Metrics& metrics);
    Result<void> run(Input const& input);

private:
    std::map<std::string, http::Counter, std::less<>> known_;
};

} // namespace wheelwright::app
