#include "app/figures/call_counts.hpp"
#include <algorithm>
#include <prometheus/metric_family.h>

namespace wheelwright::app {
namespace {

std::string labelOf(prometheus::ClientMetric const& metric, std::string_view name) {
    auto const found = std::ranges::find(metric.label, name, &prometheus::ClientMetric::Label::name);
    return found == metric.label.end() ? std::string{} : found->value;
}

RouteName routeOf(prometheus::ClientMetric const& metric) {
    return {labelOf(metric, "method"), labelOf(metric, "route")};
}

void addDurations(RouteCounts& routes, prometheus::ClientMetric const& metric) {
    if (metric.histogram.sample_count == 0) return;
    auto& counts = routes[routeOf(metric)];
    counts.requests = metric.histogram.sample_count;
    for (auto const& bucket : metric.histogram.bucket)
        counts.steps.push_back({bucket.upper_bound, bucket.cumulative_count});
}

void addErrors(RouteCounts& routes, prometheus::ClientMetric const& metric) {
    if (labelOf(metric, "status").starts_with('5'))
        routes[routeOf(metric)].errors += static_cast<std::uint64_t>(metric.counter.value);
}

} // namespace

void CallCounts::add(CallCounts const& more) {
    requests += more.requests;
    errors += more.errors;
    if (steps.empty()) {
        steps = more.steps;
        return;
    }
    for (std::size_t place = 0; place < std::min(steps.size(), more.steps.size()); ++place)
        steps[place].calls += more.steps[place].calls;
}

// Never below zero: figures aren't read at one instant, so one may count a call that the next one doesn't.
CallCounts CallCounts::since(CallCounts const& earlier) const {
    auto const less = [](std::uint64_t now, std::uint64_t before) { return now > before ? now - before : 0; };
    CallCounts rest{less(requests, earlier.requests), less(errors, earlier.errors), steps};
    for (std::size_t place = 0; place < std::min(steps.size(), earlier.steps.size()); ++place)
        rest.steps[place].calls = less(steps[place].calls, earlier.steps[place].calls);
    return rest;
}

std::optional<double> CallCounts::answeredWithin(double share) const {
    if (steps.size() < 2 || steps.back().calls == 0) return std::nullopt;
    auto const wanted = share * static_cast<double>(steps.back().calls);
    double from = 0;
    double before = 0;
    for (auto step = steps.begin(); step != steps.end() - 1; ++step) {
        auto const calls = static_cast<double>(step->calls);
        if (calls >= wanted && calls > before)
            return from + (step->seconds - from) * (wanted - before) / (calls - before);
        from = step->seconds;
        before = calls;
    }
    return from;
}

RouteCounts routeCountsIn(std::vector<prometheus::MetricFamily> const& figures) {
    RouteCounts routes;
    for (auto const& family : figures) {
        auto* const add = family.name == "wheelwright_http_request_seconds"  ? addDurations
                          : family.name == "wheelwright_http_requests_total" ? addErrors
                                                                             : nullptr;
        if (add == nullptr) continue;
        for (auto const& metric : family.metric)
            add(routes, metric);
    }
    return routes;
}

CallCounts sumOf(RouteCounts const& routes) {
    CallCounts all;
    for (auto const& [name, counts] : routes)
        all.add(counts);
    return all;
}

} // namespace wheelwright::app
