#include "app/figures/figure_history.hpp"
#include "base/clock.hpp"
#include <algorithm>
#include <boost/json/array.hpp>
#include <cmath>
#include <prometheus/metric_family.h>

namespace wheelwright::app {
namespace {

namespace json = boost::json;

double secondsBetween(FigureHistory::SteadyTime from, FigureHistory::SteadyTime to) {
    return std::max(0.001, std::chrono::duration<double>{to - from}.count());
}

// Whole numbers stay whole. Others are rounded to four digits: a chart shows no more.
json::value numberOf(double value) {
    if (value == std::floor(value) && std::abs(value) < 9e15) return static_cast<std::int64_t>(value);
    auto const step = std::pow(10.0, std::floor(std::log10(std::abs(value))) - 3);
    return std::round(value / step) * step;
}

json::value numberOf(std::optional<double> value) {
    return value ? numberOf(*value) : json::value(nullptr); // braces would make a list
}

json::object describeCalls(CallCounts const& calls) {
    return {{"requests", calls.requests},
            {"errors", calls.errors},
            {"p50", numberOf(calls.answeredWithin(0.5))},
            {"p99", numberOf(calls.answeredWithin(0.99))}};
}

CallCounts earlierOf(RouteCounts const& routes, RouteName const& name) {
    auto const found = routes.find(name);
    return found == routes.end() ? CallCounts{} : found->second;
}

template <class Item> void keep(std::deque<Item>& kept, std::size_t most, Item item) {
    if (kept.size() == most) kept.pop_front();
    kept.push_back(std::move(item));
}

} // namespace

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

void FigureHistory::record(Figures const& figures, Instant at, SteadyTime steady) {
    auto routes = routeCountsIn(figures);
    Reading now{steady, sumOf(routes), {}};
    for (std::size_t place = 0; place < kFigureSeries.size(); ++place)
        now.values[place] = valueIn(figures, kFigureSeries[place]);

    std::lock_guard const lock{guard_};
    if (minutes_.empty() || steady - minutes_.back().steady >= std::chrono::minutes{1})
        keep(minutes_, kMinutes, {steady, std::move(routes)});
    if (last_) {
        auto const seconds = secondsBetween(last_->steady, steady);
        auto const calls = now.calls.since(last_->calls);
        Moment moment{at,
                      static_cast<double>(calls.requests) / seconds,
                      static_cast<double>(calls.errors) / seconds,
                      calls.answeredWithin(0.5),
                      calls.answeredWithin(0.99),
                      now.values};
        for (std::size_t place = 0; place < kFigureSeries.size(); ++place)
            if (kFigureSeries[place].kind == FigureSeries::Kind::Rate)
                moment.values[place] = (now.values[place] - last_->values[place]) / seconds;
        keep(moments_, kMoments, moment);
    }
    last_ = std::move(now);
}

json::object FigureHistory::describe(Figures const& figures, SteadyTime steady) const {
    json::object limits;
    for (auto const& limit : kFigureLimits)
        limits[limit.name] = numberOf(valueIn(figures, limit));
    std::lock_guard const lock{guard_};
    json::array times;
    for (auto const& moment : moments_)
        times.push_back(millisecondsOf(moment.at));
    return {{"times", std::move(times)},
            {"series", describeSeries()},
            {"limits", std::move(limits)},
            {"hourSeconds", minutes_.empty() ? 0 : numberOf(secondsBetween(minutes_.front().steady, steady))},
            {"routes", describeRoutes(routeCountsIn(figures))}};
}

json::object FigureHistory::describeSeries() const {
    json::object series;
    auto const add = [&](std::string_view name, auto valueOf) {
        json::array values;
        values.reserve(moments_.size());
        for (auto const& moment : moments_)
            values.push_back(numberOf(valueOf(moment)));
        series[name] = std::move(values);
    };
    add("requests", [](Moment const& moment) { return moment.requests; });
    add("errors", [](Moment const& moment) { return moment.errors; });
    add("p50", [](Moment const& moment) { return moment.half; });
    add("p99", [](Moment const& moment) { return moment.most; });
    for (std::size_t place = 0; place < kFigureSeries.size(); ++place)
        add(kFigureSeries[place].name, [place](Moment const& moment) { return moment.values[place]; });
    return series;
}

json::array FigureHistory::describeRoutes(RouteCounts const& now) const {
    json::array routes;
    for (auto const& [name, counts] : now) {
        auto const earlier = minutes_.empty() ? CallCounts{} : earlierOf(minutes_.front().routes, name);
        routes.push_back(json::object{{"method", name.method},
                                      {"path", name.path},
                                      {"sinceStart", describeCalls(counts)},
                                      {"lastHour", describeCalls(counts.since(earlier))}});
    }
    return routes;
}

} // namespace wheelwright::app
