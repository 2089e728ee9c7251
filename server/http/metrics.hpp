#pragma once
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace prometheus {
class Counter;
class Gauge;
class Histogram;
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

// How many events there were in the last hour, to the minute, in bounded memory.
class LastHour {
public:
    using SteadyTime = std::chrono::steady_clock::time_point;
    void add(SteadyTime now);
    std::uint64_t count(SteadyTime now) const;

private:
    struct Minute {
        std::int64_t number = -60; // since the steady clock's epoch; the array starts without a recent one
        std::uint64_t events = 0;
    };
    mutable std::mutex guard_;
    std::array<Minute, 60> minutes_;
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

    std::string text() const;                                  // with the current value of every figure
    LastHour const& errorsLastHour() const { return errors_; } // answers with a status of 500 and above

private:
    friend class RouteMeter;
    struct Registry;
    struct Watched;
    std::unique_ptr<Registry> registry_;
    std::unique_ptr<Watched> watched_;
    LastHour errors_;
};

} // namespace wheelwright::http
