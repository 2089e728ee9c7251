#include "app/figures/admin_figures.hpp"
#include "base/clock.hpp"
#include "base/json.hpp"
#include "base/machine.hpp"
#include <boost/json/array.hpp>
#include <prometheus/metric_family.h>

namespace wheelwright::app {

AdminFigures::AdminFigures(http::Metrics const& metrics, Startup const& startup, Clock const& clock)
    : metrics_{metrics}, startup_{startup}, clock_{clock}, startedAt_{clock.now()} {}

void AdminFigures::startRecording() {
    recording_ = std::make_unique<Recurring>("figures", FigureHistory::kPause, [this] {
        history_.record(metrics_.collect(), clock_.now(), std::chrono::steady_clock::now());
    });
}

http::Response AdminFigures::answer() const {
    boost::json::array parts;
    for (auto const& [name, state] : startup_.statuses())
        parts.push_back({{"name", name}, {"state", nameOf(state)}});
    boost::json::object document{{"success", true},
                                 {"process", processName()},
                                 {"version", WHEELWRIGHT_VERSION},
                                 {"startedAt", isoTime(startedAt_)},
                                 {"at", isoTime(clock_.now())},
                                 {"parts", std::move(parts)}};
    for (auto& [name, value] : history_.describe(metrics_.collect(), std::chrono::steady_clock::now()))
        document[name] = std::move(value);
    return http::jsonResponse(200, document);
}

CountEvent::CountEvent(http::Metrics& metrics) {
    for (std::string const name : {"wheel_spin_start"})
        known_.emplace(
            name, metrics.counter("wheelwright_events_total", "Events pages reported.", {{"name", name}}));
}

Result<CountEvent::Input> CountEvent::read(boost::json::object const& given) {
    auto const* const name = given.if_contains("name");
    if (name == nullptr || !name->is_string())
        return Error{Fault::Invalid, "invalid_event", "The event needs a name."};
    return Input{std::string{textAt(given, "name")}};
}

// Refuses unknown names: each would create a time series of its own.
Result<void> CountEvent::run(Input const& input) {
    auto const found = known_.find(input.name);
    if (found == known_.end())
        return Error{Fault::Invalid, "unknown_event", "There is no event of this name."};
    found->second.increment();
    return {};
}

} // namespace wheelwright::app
