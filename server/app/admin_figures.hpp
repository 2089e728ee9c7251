#pragma once
#include "app/figure_history.hpp"
#include "app/startup.hpp"
#include "base/recurring.hpp"
#include "http/metrics.hpp"
#include "http/response.hpp"
#include <memory>

namespace wheelwright::app {

// What operators see of this process, for the page of admins: the figures of /metrics over the last hour,
// the state of every part, and which process it is. Nothing in it is about a person.
class AdminFigures {
public:
    AdminFigures(http::Metrics const& metrics, Startup const& startup, Clock const& clock);

    void startRecording();
    void stopRecording() { recording_.reset(); } // before what is watched goes away

    http::Response answer() const;

private:
    http::Metrics const& metrics_;
    Startup const& startup_;
    Clock const& clock_;
    Instant const startedAt_;
    FigureHistory history_;
    std::unique_ptr<Recurring> recording_;
};

} // namespace wheelwright::app
