#include "media/decoding_budget.hpp"
#include <algorithm>

namespace wheelwright::media {
namespace {

constexpr double kBudgetSeconds = 60;
constexpr std::size_t kManySpenders = 1000;

DecodingBudget::Seconds steadySeconds() {
    return std::chrono::steady_clock::now().time_since_epoch();
}

double drained(double spent, double limit, DecodingBudget::Seconds elapsed) {
    return std::max(0.0, spent - limit * elapsed.count() / kBudgetSeconds);
}

DecodingCost drained(DecodingCost const& spent, DecodingCost const& limit, DecodingBudget::Seconds elapsed) {
    return {drained(spent.cpuSeconds, limit.cpuSeconds, elapsed),
            drained(spent.megapixels, limit.megapixels, elapsed)};
}

double secondsUntilWithin(double spent, double limit) {
    return std::max(0.0, (spent - limit) / limit * kBudgetSeconds);
}

} // namespace

DecodingBudget::DecodingBudget(DecodingLimits const& limits, Now now)
    : limits_{limits}, now_{now ? std::move(now) : steadySeconds} {}

DecodingBudget::Seconds DecodingBudget::waitFor(Uploader const& uploader) {
    if (!limits_.isOn) return Seconds{0};
    std::lock_guard const lock{guard_};
    return std::max(waitIn(users_, uploader.userId, limits_.perUser),
                    waitIn(sources_, uploader.sourceNetwork, limits_.perSource));
}

void DecodingBudget::spend(Uploader const& uploader, DecodingCost const& cost) {
    if (!limits_.isOn) return;
    std::lock_guard const lock{guard_};
    add(users_, uploader.userId, limits_.perUser, cost);
    add(sources_, uploader.sourceNetwork, limits_.perSource, cost);
}

DecodingBudget::Seconds DecodingBudget::waitIn(Accounts& accounts, std::string_view name,
                                               DecodingCost const& limit) const {
    auto const found = accounts.find(name);
    if (found == accounts.end()) return Seconds{0};
    auto const left = drained(found->second.cost, limit, now_() - found->second.at);
    return Seconds{std::max(secondsUntilWithin(left.cpuSeconds, limit.cpuSeconds),
                            secondsUntilWithin(left.megapixels, limit.megapixels))};
}

void DecodingBudget::add(Accounts& accounts, std::string_view name, DecodingCost const& limit,
                         DecodingCost const& cost) const {
    auto const now = now_();
    if (accounts.size() >= kManySpenders)
        std::erase_if(accounts, [&](auto const& entry) {
            auto const left = drained(entry.second.cost, limit, now - entry.second.at);
            return left.cpuSeconds == 0 && left.megapixels == 0;
        });
    auto& spent = accounts[std::string{name}];
    auto const left = drained(spent.cost, limit, now - spent.at);
    spent = {{left.cpuSeconds + cost.cpuSeconds, left.megapixels + cost.megapixels}, now};
}

std::size_t DecodingBudget::remembered() const {
    std::lock_guard const lock{guard_};
    return users_.size() + sources_.size();
}

} // namespace wheelwright::media
