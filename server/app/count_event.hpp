#pragma once
#include "base/result.hpp"
#include "http/metrics.hpp"
#include <map>
#include <string>

namespace wheelwright::app {

// Counts the events that pages report, by name only: reads and keeps no personal data.
class CountEvent {
public:
    struct Input {
        std::string name;
    };

    explicit CountEvent(http::Metrics& metrics);
    Result<void> run(Input const& input);

private:
    std::map<std::string, http::Counter, std::less<>> known_;
};

} // namespace wheelwright::app
