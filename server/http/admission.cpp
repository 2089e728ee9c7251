#include "http/admission.hpp"
#include <algorithm>

namespace wheelwright::http {
namespace {

// In the order of Refused.
constexpr std::array kReasons{"connections", "source_connections", "evicted",
                              "session",     "too_large",          "rate",
                              "busy",        "body_bytes",         "source_body_bytes"};
static_assert(kReasons.size() == static_cast<std::size_t>(Refused::SourceBodyBytes) + 1);

} // namespace

Admission::BodyGrant::BodyGrant(BodyGrant&& other) noexcept
    : admission_{std::exchange(other.admission_, nullptr)},
      source_{std::move(other.source_)},
      bytes_{std::exchange(other.bytes_, 0)} {}

Admission::BodyGrant& Admission::BodyGrant::operator=(BodyGrant&& other) noexcept {
    release();
    admission_ = std::exchange(other.admission_, nullptr);
    source_ = std::move(other.source_);
    bytes_ = std::exchange(other.bytes_, 0);
    return *this;
}

void Admission::BodyGrant::release() {
    if (admission_ != nullptr) admission_->giveBack(source_, bytes_);
    admission_ = nullptr;
    bytes_ = 0;
}

Admission::Admission(AdmissionRules rules, Metrics& metrics, Gauge open) : rules_{rules}, openGauge_{open} {
    for (auto const* const reason : kReasons)
        refused_.push_back(metrics.counter("wheelwright_refused_total",
                                           "Connections and requests refused before their bodies were read.",
                                           {{"reason", reason}}));
}

std::optional<Refused> Admission::enter(std::string_view source, bool isProxy, bool madeRoom) {
    std::lock_guard const lock{guard_};
    auto const found = sources_.find(source);
    if (!isProxy && found != sources_.end() && found->second.connections >= rules_.connectionsPerSource)
        return Refused::SourceConnections;
    if (!madeRoom && connections_.load() >= rules_.connections) return Refused::Connections;
    ++(found != sources_.end() ? found->second : sources_[std::string{source}]).connections;
    ++connections_;
    openGauge_.add(1);
    return std::nullopt;
}

void Admission::leave(std::string_view source) {
    std::lock_guard const lock{guard_};
    --sources_.find(source)->second.connections;
    forgetIfIdle(source);
    --connections_;
    openGauge_.add(-1);
}

std::string Admission::largestSource() const {
    std::lock_guard const lock{guard_};
    auto const largest =
        std::ranges::max_element(sources_, {}, [](auto const& source) { return source.second.connections; });
    return largest == sources_.end() ? std::string{} : largest->first;
}

std::optional<Refused> Admission::grant(BodyGrant& grant, std::string_view source, std::size_t bytes) {
    if (bytes <= grant.bytes_) return std::nullopt;
    auto const more = bytes - grant.bytes_;
    std::lock_guard const lock{guard_};
    auto const found = sources_.find(source);
    auto const held = found == sources_.end() ? 0 : found->second.bytes;
    if (held + more > rules_.bodyBytesPerSource) return Refused::SourceBodyBytes;
    if (bytes_.load() + more > rules_.bodyBytes) return Refused::BodyBytes;
    (found != sources_.end() ? found->second : sources_[std::string{source}]).bytes += more;
    bytes_ += more;
    grant.admission_ = this;
    grant.source_ = source;
    grant.bytes_ = bytes;
    return std::nullopt;
}

void Admission::giveBack(std::string_view source, std::size_t bytes) {
    std::lock_guard const lock{guard_};
    sources_.find(source)->second.bytes -= bytes;
    forgetIfIdle(source);
    bytes_ -= bytes;
}

void Admission::forgetIfIdle(std::string_view source) {
    auto const found = sources_.find(source);
    if (found->second.connections == 0 && found->second.bytes == 0) sources_.erase(found);
}

} // namespace wheelwright::http
