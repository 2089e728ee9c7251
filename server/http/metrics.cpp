#include "http/metrics.hpp"
#include <mutex>
#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

namespace wheelwright::http {

struct Metrics::Registry {
    prometheus::Registry all;
    prometheus::Family<prometheus::Counter>& requests = prometheus::BuildCounter()
                                                            .Name("wheelwright_http_requests_total")
                                                            .Help("Requests answered.")
                                                            .Register(all);
    prometheus::Family<prometheus::Histogram>& durations =
        prometheus::BuildHistogram()
            .Name("wheelwright_http_request_seconds")
            .Help("Time from a complete request to its answer.")
            .Register(all);
};

struct Metrics::Watched {
    std::mutex guard;
    std::vector<std::function<void()>> refreshes;
};

Metrics::Metrics() : registry_{std::make_unique<Registry>()}, watched_{std::make_unique<Watched>()} {}
Metrics::~Metrics() = default;

Counter Metrics::counter(std::string const& name, std::string const& help, Labels const& labels) {
    return Counter{prometheus::BuildCounter().Name(name).Help(help).Register(registry_->all).Add(labels)};
}

Gauge Metrics::gauge(std::string const& name, std::string const& help) {
    return Gauge{prometheus::BuildGauge().Name(name).Help(help).Register(registry_->all).Add({})};
}

void Metrics::watch(std::string const& name, std::string const& help, Labels const& labels, Figure figure) {
    auto& gauge = prometheus::BuildGauge().Name(name).Help(help).Register(registry_->all).Add(labels);
    std::scoped_lock const lock{watched_->guard};
    watched_->refreshes.push_back([&gauge, figure = std::move(figure)] { gauge.Set(figure()); });
}

// Prometheus' counters only grow, so the counter is increased by what it lacks.
void Metrics::watchTotal(std::string const& name, std::string const& help, Labels const& labels,
                         Figure figure) {
    auto& counter = prometheus::BuildCounter().Name(name).Help(help).Register(registry_->all).Add(labels);
    std::scoped_lock const lock{watched_->guard};
    watched_->refreshes.push_back(
        [&counter, figure = std::move(figure)] { counter.Increment(figure() - counter.Value()); });
}

std::vector<prometheus::MetricFamily> Metrics::collect() const {
    std::scoped_lock const lock{watched_->guard};
    for (auto const& refresh : watched_->refreshes)
        refresh();
    return registry_->all.Collect();
}

std::string Metrics::text() const {
    return prometheus::TextSerializer{}.Serialize(collect());
}

void Counter::increment(double by) {
    counter_->Increment(by);
}
void Gauge::add(int amount) {
    gauge_->Increment(amount);
}
void Gauge::set(double value) {
    gauge_->Set(value);
}

RouteMeter::RouteMeter(Metrics& metrics, std::string method, std::string path)
    : metrics_{metrics},
      labels_{{"method", std::move(method)}, {"route", std::move(path)}},
      durations_{&metrics.registry_->durations.Add(
          labels_,
          prometheus::Histogram::BucketBoundaries{0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5})} {}

void RouteMeter::count(unsigned status, std::chrono::duration<double> took) {
    auto& slot = byStatus_.at(status);
    auto* counter = slot.load(std::memory_order_acquire);
    if (counter == nullptr) {
        auto labels = labels_;
        labels["status"] = std::to_string(status);
        counter = &metrics_.registry_->requests.Add(labels);
        slot.store(counter, std::memory_order_release);
    }
    counter->Increment();
    durations_->Observe(took.count());
}

} // namespace wheelwright::http
