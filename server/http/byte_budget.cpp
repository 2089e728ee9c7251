#include "http/byte_budget.hpp"

namespace wheelwright::http {

constexpr std::chrono::seconds kWaitForBytes{2};

std::optional<Response> ByteBudget::grant(Grant& grant, std::string_view source, std::size_t bytes) {
    if (bytes <= grant.bytes_) return std::nullopt;
    auto const more = bytes - grant.bytes_;
    std::lock_guard const lock{guard_};
    auto const found = bySource_.find(source);
    if ((found == bySource_.end() ? 0 : found->second) + more > limits_.perSource) {
        refusedBySource_.increment();
        return tooManyResponse(kWaitForBytes);
    }
    if (bytes_.load() + more > limits_.sum) {
        refusedBySum_.increment();
        return busyResponse(kWaitForBytes);
    }
    grant.source_ = source;
    add(grant, more);
    return std::nullopt;
}

void ByteBudget::charge(Grant& grant, std::size_t bytes) {
    std::lock_guard const lock{guard_};
    add(grant, bytes - grant.bytes_); // if that is below 0, unsigned numbers subtract it all the same
}

void ByteBudget::add(Grant& grant, std::size_t bytes) {
    if (!grant.source_.empty()) bySource_[grant.source_] += bytes;
    bytes_ += bytes;
    grant.budget_ = this;
    grant.bytes_ += bytes;
}

void ByteBudget::Grant::release() {
    if (budget_ == nullptr) return;
    std::lock_guard const lock{budget_->guard_};
    auto const found = budget_->bySource_.find(source_);
    if (found != budget_->bySource_.end() && (found->second -= bytes_) == 0) budget_->bySource_.erase(found);
    budget_->bytes_ -= bytes_;
    budget_ = nullptr;
    source_.clear();
    bytes_ = 0;
}

} // namespace wheelwright::http
