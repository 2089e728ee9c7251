#pragma once
#include "base/text.hpp"
#include "http/net_types.hpp"
#include <array>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

namespace wheelwright::http {

// The limit that a call counts against. Static files and pages count against none.
enum class RateClass { Unlimited, Calls, Saves, Uploads, Feedback, Ideas, Spins, Draws, Rooms };
constexpr std::size_t kRateClasses = 9;

struct Rate {
    int count;
    std::chrono::seconds period;
};

// Returns how long a caller has to wait; zero means go ahead. What costs more than the whole limit is charged
// the whole limit.
struct RateLimiter {
    virtual ~RateLimiter() = default;
    virtual std::chrono::seconds waitFor(RateClass kind, std::string_view caller, int cost) = 0;
    std::chrono::seconds waitFor(RateClass kind, std::string_view caller) { return waitFor(kind, caller, 1); }
};

// Token buckets that refill evenly: a whole classroom may arrive at once and a steady rate may go on, but
// neither can be exceeded for long.
class MemoryRateLimiter final : public RateLimiter {
public:
    using Now = std::function<SteadyClock::time_point()>;
    MemoryRateLimiter(std::array<Rate, kRateClasses> rates, Now now = SteadyClock::now);

    using RateLimiter::waitFor;
    std::chrono::seconds waitFor(RateClass kind, std::string_view caller, int cost) override;

    // Charges what was spent elsewhere, as far as the limit allows it now, and returns how much that was.
    int charge(RateClass kind, std::string_view caller, int cost);
    std::size_t callersRemembered() const;

private:
    struct Bucket {
        double tokens;
        SteadyClock::time_point at;
    };
    struct Shard {
        mutable std::mutex guard;
        TextMap<Bucket> buckets;
        SteadyClock::time_point nextSweep{};
    };

    static constexpr std::size_t kShards = 16;
    static constexpr std::size_t kBucketsPerShard = 8192;

    template <class Use> auto withBucket(RateClass kind, std::string_view caller, Use const& use);
    void makeRoom(Shard& shard, SteadyClock::time_point now) const;
    double refilled(Bucket const& bucket, Rate const& rate, SteadyClock::time_point now) const;

    std::array<Rate, kRateClasses> rates_;
    Now now_;
    std::array<Shard, kShards> shards_;
};

} // namespace wheelwright::http
