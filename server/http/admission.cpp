#include "http/admission.hpp"
#include <algorithm>

namespace wheelwright::http {
namespace {

// In the order of Refused.
constexpr std::array kReasons{"connections", "source_connections", "evicted", "session", "too_large", "rate",
                              "busy"};
static_assert(kReasons.size() == static_cast<std::size_t>(Refused::Busy) + 1);

Counter refusals(Metrics& metrics, char const* reason) {
    return metrics.counter("wheelwright_refused_total", "Connections and requests refused by a limit.",
                           {{"reason", reason}});
}

} // namespace

Admission::Admission(AdmissionRules rules, Metrics& metrics, Gauge open)
    : bodies{rules.bodies, refusals(metrics, "body_bytes"), refusals(metrics, "source_body_bytes")},
      answers{rules.answers, refusals(metrics, "answer_bytes"), refusals(metrics, "source_answer_bytes")},
      rules_{rules},
      openGauge_{open} {
    for (auto const* const reason : kReasons)
        refused_.push_back(refusals(metrics, reason));
}

std::optional<Refused> Admission::enter(std::string_view source, bool isProxy, bool madeRoom) {
    std::lock_guard const lock{guard_};
    auto const found = connectionsOf_.find(source);
    if (!isProxy && found != connectionsOf_.end() && found->second >= rules_.connectionsPerSource)
        return Refused::SourceConnections;
    if (!madeRoom && connections_.load() >= rules_.connections) return Refused::Connections;
    ++(found != connectionsOf_.end() ? found->second : connectionsOf_[std::string{source}]);
    ++connections_;
    openGauge_.add(1);
    return std::nullopt;
}

void Admission::leave(std::string_view source) {
    std::lock_guard const lock{guard_};
    auto const found = connectionsOf_.find(source);
    if (--found->second == 0) connectionsOf_.erase(found);
    --connections_;
    openGauge_.add(-1);
}

std::string Admission::largestSource() const {
    std::lock_guard const lock{guard_};
    auto const largest =
        std::ranges::max_element(connectionsOf_, {}, [](auto const& source) { return source.second; });
    return largest == connectionsOf_.end() ? std::string{} : largest->first;
}

void Admission::countRefusal(unsigned status) {
    switch (status) {
        case 401: return count(Refused::Session);
        case 413: return count(Refused::TooLarge);
        case 429: return count(Refused::Rate);
        case 503: return count(Refused::Busy);
        default: return;
    }
}

} // namespace wheelwright::http
