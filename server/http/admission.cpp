#include "http/admission.hpp"
#include <algorithm>

namespace wheelwright::http {
namespace {

// In the order of Refused.
constexpr std::array kReasons{
    "connections", "source_connections", "evicted",           "session",      "too_large",          "rate",
    "busy",        "body_bytes",         "source_body_bytes", "answer_bytes", "source_answer_bytes"};
static_assert(kReasons.size() == static_cast<std::size_t>(Refused::SourceAnswerBytes) + 1);

constexpr std::chrono::seconds kWaitForBytes{2};

} // namespace

Admission::Admission(AdmissionRules rules, Metrics& metrics, Gauge open)
    : rules_{rules}, openGauge_{open}, bodies_{rules.bodies}, answers_{rules.answers} {
    for (auto const* const reason : kReasons)
        refused_.push_back(metrics.counter("wheelwright_refused_total",
                                           "Connections and requests refused by a limit, and requests "
                                           "refused before their bodies were read.",
                                           {{"reason", reason}}));
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

std::optional<Response> Admission::grantBody(Grant& grant, std::string_view source, std::size_t bytes) {
    return refusal(bodies_.grant(grant, source, bytes), Refused::BodyBytes, Refused::SourceBodyBytes);
}

std::optional<Response> Admission::grantAnswer(Grant& grant, std::string_view source, std::size_t bytes) {
    return refusal(answers_.grant(grant, source, bytes), Refused::AnswerBytes, Refused::SourceAnswerBytes);
}

std::optional<Response> Admission::refusal(std::optional<ByteBudget::Exceeds> exceeded, Refused bySum,
                                           Refused bySource) {
    if (!exceeded) return std::nullopt;
    bool const isOfSource = *exceeded == ByteBudget::Exceeds::Source;
    count(isOfSource ? bySource : bySum);
    return isOfSource ? tooManyResponse(kWaitForBytes) : busyResponse(kWaitForBytes);
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
