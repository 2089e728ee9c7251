#include "media/decoding_budget.hpp"
#include <algorithm>

namespace wheelwright::media {

DecodingBudget::DecodingBudget(DecodingLimits const& limits, Now now)
    : isOn_{limits.isOn},
      now_{now ? std::move(now) : steadySeconds},
      users_{limits.perUser},
      sources_{limits.perSource} {}

DecodingBudget::Seconds DecodingBudget::waitFor(Uploader const& uploader) {
    if (!isOn_) return Seconds{0};
    std::lock_guard const lock{guard_};
    return std::max(users_.waitFor(uploader.userId, now_()),
                    sources_.waitFor(uploader.sourceNetwork, now_()));
}

void DecodingBudget::spend(Uploader const& uploader, DecodingCost const& cost) {
    if (!isOn_) return;
    std::lock_guard const lock{guard_};
    users_.spend(uploader.userId, cost, now_());
    sources_.spend(uploader.sourceNetwork, cost, now_());
}

DecodingBudget::Seconds DecodingBudget::Accounts::waitFor(std::string_view name, Seconds now) const {
    return std::max(cpuSeconds_.waitFor(name, now), megapixels_.waitFor(name, now));
}

void DecodingBudget::Accounts::spend(std::string_view name, DecodingCost const& cost, Seconds now) {
    cpuSeconds_.spend(name, cost.cpuSeconds, now);
    megapixels_.spend(name, cost.megapixels, now);
}

std::size_t DecodingBudget::remembered() const {
    std::lock_guard const lock{guard_};
    return users_.remembered() + sources_.remembered();
}

} // namespace wheelwright::media
