#pragma once
#include "app/call_counts.hpp"
#include "app/figure_series.hpp"
#include "base/clock.hpp"
#include <boost/json/object.hpp>
#include <deque>
#include <mutex>

namespace wheelwright::app {

// The figures of the last hour, in bounded memory: a moment every ten seconds, the routes' counts every
// minute.
class FigureHistory {
public:
    static constexpr std::chrono::seconds kPause{10};
    static constexpr std::size_t kMoments = 360;
    static constexpr std::size_t kMinutes = 60;

    using Figures = std::vector<prometheus::MetricFamily>;
    using SteadyTime = std::chrono::steady_clock::time_point;

    // Call it every kPause. `steady` measures the time between two calls: the machine's clock may be set.
    void record(Figures const& figures, Instant at, SteadyTime steady);

    // `times`, `series`, `limits`, `routes` and `hourSeconds`, with the current counts of the routes.
    boost::json::object describe(Figures const& figures, SteadyTime steady) const;

private:
    struct Moment {
        Instant at;
        double requests; // per second
        double errors;
        std::optional<double> half; // latency quantiles in seconds: 50 % and 99 %
        std::optional<double> most;
        std::array<double, kFigureSeries.size()> values;
    };
    struct Reading {
        SteadyTime steady;
        CallCounts calls;
        std::array<double, kFigureSeries.size()> values;
    };
    struct Minute {
        SteadyTime steady;
        RouteCounts routes;
    };

    boost::json::object describeSeries() const;
    boost::json::array describeRoutes(RouteCounts const& now) const;

    mutable std::mutex guard_;
    std::optional<Reading> last_;
    std::deque<Moment> moments_;
    std::deque<Minute> minutes_;
};

} // namespace wheelwright::app
