#include "app/figure_series.hpp"
#include <algorithm>
#include <prometheus/metric_family.h>

namespace wheelwright::app {

double valueIn(std::vector<prometheus::MetricFamily> const& figures, FigureSeries const& series) {
    auto const family = std::ranges::find(figures, series.figure, &prometheus::MetricFamily::name);
    if (family == figures.end()) return 0;
    for (auto const& metric : family->metric) {
        bool const isMeant = series.pool.empty() || std::ranges::any_of(metric.label, [&](auto const& label) {
                                 return label.name == "pool" && label.value == series.pool;
                             });
        if (isMeant)
            return family->type == prometheus::MetricType::Counter ? metric.counter.value
                                                                   : metric.gauge.value;
    }
    return 0;
}

} // namespace wheelwright::app
