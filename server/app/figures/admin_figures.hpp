#pragma once
#include "app/program/components.hpp"
#include "app/settings/settings.hpp"
#include "base/clock.hpp"
#include "base/result.hpp"
#include "http/metrics.hpp"
#include "http/response.hpp"
#include "http/workers.hpp"
#include "storage/database.hpp"
#include <boost/json/object.hpp>
#include <map>
#include <string>

namespace wheelwright::app {

class DailyBackups;

// The state of the installation now, for the admins' page: what the database
// holds, who is signed in as admin, and what the process that answers is doing.
// Prometheus keeps the history.
class AdminFigures {
public:
    AdminFigures(http::Metrics const& metrics, Components const& components, Clock const& clock)
        : metrics_{metrics}, components_{components}, clock_{clock}, startedAt_{clock.now()} {}

    http::Response answer(storage::Database& database, http::Workers const& handlers,
                          Settings const& settings, DailyBackups const* backups) const; // null: off

private:
    http::Metrics const& metrics_;
    Components const& components_;
    Clock const& clock_;
    Instant const startedAt_;
};

// The settings that the operator has given, without secrets.
http::Response givenSettings(Settings const& settings);

// Counts the events that pages report, by name only: reads and keeps no
// personal data.
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
