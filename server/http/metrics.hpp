#pragma once
#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace prometheus {
class Counter;
class Gauge;
class Histogram;
struct MetricFamily;
} // namespace prometheus

namespace wheelwright::http {

using Labels = std::map<std::string, std::string>;

class Counter {
public:
    explicit Counter(prometheus::Counter& counter) : counter_{&counter} {}
    void increment(double by = 1);

private:
    prometheus::Counter* counter_;
};

class Gauge {
public:
    explicit Gauge(prometheus::Gauge& gauge) : gauge_{&gauge} {}
    void add(int amount);
    void set(double value);

private:
    prometheus::Gauge* gauge_;
};

class Metrics;

// How often a route was called, with which statuses and how long it took.
class RouteMeter {
public:
    RouteMeter(Metrics& metrics, std::string method, std::string path);
    void count(unsigned status, std::chrono::duration<double> took);

private:
    Metrics& metrics_;
    Labels labels_;
    prometheus::Histogram* durations_;
    // Finding a counter in the registry by its labels takes a lock and a map; once per status is enough.
    std::array<std::atomic<prometheus::Counter*>, 600> byStatus_{};
};

// The product's figures in Prometheus' text format.
class Metrics {
public:
    Metrics();
    ~Metrics();
    Counter counter(std::string const& name, std::string const& help, Labels const& labels = {});
    Gauge gauge(std::string const& name, std::string const& help);

    // A figure that is kept elsewhere and read whenever the metrics are collected. It comes from memory:
    // while it is read, no other caller can collect.
    using Figure = std::function<double()>;
    void watch(std::string const& name, std::string const& help, Labels const& labels, Figure figure);
    void watchTotal(std::string const& name, std::string const& help, Labels const& labels, Figure figure);

    std::vector<prometheus::MetricFamily> collect() const; // with the current value of every figure
    std::string text() const;

private:
    friend class RouteMeter;
    struct Registry;
    struct Watched;
    std::unique_ptr<Registry> registry_;
    std::unique_ptr<Watched> watched_;
};

} // namespace wheelwright::http
