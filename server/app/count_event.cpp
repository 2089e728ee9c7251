#include "app/count_event.hpp"

namespace wheelwright::app {

CountEvent::CountEvent(http::Metrics& metrics) {
    for (std::string const name : {"wheel_spin_start"})
        known_.emplace(
            name, metrics.counter("wheelwright_events_total", "Events pages reported.", {{"name", name}}));
}

// Only known names: a stranger's names would each become a time series of their own.
Result<void> CountEvent::run(Input const& input) {
    auto const found = known_.find(input.name);
    if (found == known_.end())
        return Error{Fault::Invalid, "unknown_event", "There is no event of this name."};
    found->second.increment();
    return {};
}

} // namespace wheelwright::app
