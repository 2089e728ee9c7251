#include "http/metrics.hpp"
#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>
#include <vector>

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
            .Help("Seconds from receiving a whole request to answering it.")
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

// Prometheus' counters only grow, so the counter is increased by the difference.
void Metrics::watchTotal(std::string const& name, std::string const& help, Labels const& labels,
                         Figure figure) {
    auto& counter = prometheus::BuildCounter().Name(name).Help(help).Register(registry_->all).Add(labels);
    std::scoped_lock const lock{watched_->guard};
    watched_->refreshes.push_back(
        [&counter, figure = std::move(figure)] { counter.Increment(figure() - counter.Value()); });
}

std::string Metrics::text() const {
    std::scoped_lock const lock{watched_->guard};
    for (auto const& refresh : watched_->refreshes)
        refresh();
    return prometheus::TextSerializer{}.Serialize(registry_->all.Collect());
}

void LastHour::add(SteadyTime now) {
    auto const number = std::chrono::floor<std::chrono::minutes>(now.time_since_epoch()).count();
    std::scoped_lock const lock{guard_};
    auto& minute = minutes_[static_cast<std::size_t>(number) % minutes_.size()];
    if (minute.number != number) minute = {number, 0};
    ++minute.events;
}

std::uint64_t LastHour::count(SteadyTime now) const {
    auto const number = std::chrono::floor<std::chrono::minutes>(now.time_since_epoch()).count();
    std::scoped_lock const lock{guard_};
    std::uint64_t events = 0;
    for (auto const& minute : minutes_)
        if (minute.number > number - 60) events += minute.events;
    return events;
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
    if (status >= 500) metrics_.errors_.add(std::chrono::steady_clock::now());
    durations_->Observe(took.count());
}

} // namespace wheelwright::http
