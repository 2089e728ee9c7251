#pragma once
#include "http/byte_budget.hpp"
#include <vector>

namespace wheelwright::http {

struct AdmissionRules {
    std::size_t connections = 10'000;
    std::size_t connectionsPerSource = 2'000;
    ByteBudget::Limits bodies{512 * 1024 * 1024, 64 * 1024 * 1024};
    ByteBudget::Limits answers{256 * 1024 * 1024, 64 * 1024 * 1024};
};

// Why a connection or a request was refused.
enum class Refused { Connections, SourceConnections, Evicted, Session, TooLarge, Rate, Busy };

// Limits what clients hold: connections, bodies that are still arriving, answers that aren't read yet. Each
// in total and per source. What it refuses is counted by reason.
class Admission {
public:
    using Grant = ByteBudget::Grant;

    Admission(AdmissionRules rules, Metrics& metrics, Gauge open);

    // Counts a connection, or returns why it is refused. Proxies have no limit per source, because many
    // sources use them. `madeRoom`: the connection takes the place of an evicted one.
    std::optional<Refused> enter(std::string_view source, bool isProxy, bool madeRoom = false);
    void leave(std::string_view source);
    std::size_t connections() const { return connections_.load(); }
    std::string largestSource() const;

    void count(Refused reason) { refused_[static_cast<std::size_t>(reason)].increment(); }
    void countRefusal(unsigned status); // of a request that was refused by its head

    ByteBudget bodies;
    ByteBudget answers;

private:
    AdmissionRules rules_;
    std::vector<Counter> refused_;
    Gauge openGauge_;
    mutable std::mutex guard_;
    TextMap<std::size_t> connectionsOf_; // guarded by guard_
    std::atomic<std::size_t> connections_ = 0;
};

} // namespace wheelwright::http
