#include "http/rate_limiter.hpp"
#include <cmath>

namespace wheelwright::http {

MemoryRateLimiter::MemoryRateLimiter(std::array<Rate, kRateClasses> rates, Now now)
    : rates_{rates}, now_{std::move(now)} {}

// Calls use(bucket, rate) with the caller's bucket, refilled, under its lock.
template <class Use>
auto MemoryRateLimiter::withBucket(RateClass kind, std::string_view caller, Use const& use) {
    auto const& rate = rates_[static_cast<std::size_t>(kind)];
    std::string key;
    key += static_cast<char>('0' + static_cast<int>(kind));
    key += caller;

    auto const now = now_();
    auto& shard = shards_[TextHash{}(key) % kShards];
    std::lock_guard const lock{shard.guard};
    auto found = shard.buckets.find(key);
    if (found == shard.buckets.end()) {
        if (shard.buckets.size() >= kBucketsPerShard) makeRoom(shard, now);
        found = shard.buckets.emplace(std::move(key), Bucket{static_cast<double>(rate.count), now}).first;
    }
    auto& bucket = found->second;
    bucket.tokens = refilled(bucket, rate, now);
    bucket.at = now;
    return use(bucket, rate);
}

std::chrono::seconds MemoryRateLimiter::waitFor(RateClass kind, std::string_view caller, int cost) {
    if (kind == RateClass::Unlimited) return {};
    return withBucket(kind, caller, [cost](Bucket& bucket, Rate const& rate) {
        auto const price = std::min(cost, rate.count);
        if (bucket.tokens >= price) {
            bucket.tokens -= price;
            return std::chrono::seconds{0};
        }
        auto const perToken = std::chrono::duration<double>(rate.period) / rate.count;
        auto const wait = perToken * (price - bucket.tokens);
        return std::chrono::seconds{std::max(1L, static_cast<long>(std::ceil(wait.count())))};
    });
}

int MemoryRateLimiter::charge(RateClass kind, std::string_view caller, int cost) {
    return withBucket(kind, caller, [cost](Bucket& bucket, Rate const&) {
        auto const charged = std::min(cost, static_cast<int>(bucket.tokens));
        bucket.tokens -= charged;
        return charged;
    });
}

double MemoryRateLimiter::refilled(Bucket const& bucket, Rate const& rate,
                                   SteadyClock::time_point now) const {
    auto const elapsed =
        std::chrono::duration<double>(now - bucket.at) / std::chrono::duration<double>(rate.period);
    return std::min<double>(rate.count, bucket.tokens + elapsed * rate.count);
}

// Erases full buckets, which are the same as new ones. If an attacker with many addresses leaves none full,
// another bucket is erased, so that memory stays bounded. The search through all of them runs at most once a
// second, not in every call.
void MemoryRateLimiter::makeRoom(Shard& shard, SteadyClock::time_point now) const {
    if (now >= shard.nextSweep) {
        shard.nextSweep = now + std::chrono::seconds{1};
        std::erase_if(shard.buckets, [&](auto const& entry) {
            auto const& rate = rates_[static_cast<std::size_t>(entry.first.front() - '0')];
            return refilled(entry.second, rate, now) >= rate.count;
        });
    }
    if (shard.buckets.size() >= kBucketsPerShard) shard.buckets.erase(shard.buckets.begin());
}

std::size_t MemoryRateLimiter::callersRemembered() const {
    std::size_t total = 0;
    for (auto const& shard : shards_) {
        std::lock_guard const lock{shard.guard};
        total += shard.buckets.size();
    }
    return total;
}

} // namespace wheelwright::http
