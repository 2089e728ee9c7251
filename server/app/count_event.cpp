#include "app/count_event.hpp"

namespace wheelwright::app {

CountEvent::CountEvent(http::Metrics& metrics) {
    for (std::string const name : {"wheel_spin_start"})
        known_.emplace(
            name, metrics.counter("wheelwright_events_total", "Events pages reported.", {{"name", name}}));
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
