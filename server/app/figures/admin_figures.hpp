#pragma once
#include "app/figures/figure_history.hpp"
#include "app/program/startup.hpp"
#include "base/recurring.hpp"
#include "base/result.hpp"
#include "http/metrics.hpp"
#include "http/response.hpp"
#include <boost/json/object.hpp>
#include <map>
#include <memory>
#include <string>

namespace wheelwright::app {

// The state of this process for the admins' page: the figures of /metrics over the last hour, the state of
// every component, and which process it is. Contains no personal data.
class AdminFigures {
public:
    AdminFigures(http::Metrics const& metrics, Startup const& startup, Clock const& clock);

    void startRecording();
    void stopRecording() { recording_.reset(); } // call it before the watched objects are destroyed

    http::Response answer() const;

private:
    http::Metrics const& metrics_;
    Startup const& startup_;
    Clock const& clock_;
    Instant const startedAt_;
    FigureHistory history_;
    std::unique_ptr<Recurring> recording_;
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
