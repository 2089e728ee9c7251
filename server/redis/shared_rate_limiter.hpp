#pragma once
#include "base/recurring.hpp"
#include "http/rate_limiter.hpp"
#include "redis/message_bus.hpp"
#include <atomic>

namespace wheelwright::redis {

// Rate limits that several processes share. Each process counts by itself, so that no call waits for Redis,
// and publishes a few times a second what was spent. Calls that were spent at another process are debt here.
// While Redis is down, each process applies the limits alone.
class SharedRateLimiter final : public http::RateLimiter {
public:
    explicit SharedRateLimiter(std::unique_ptr<http::MemoryRateLimiter> own,
                               std::chrono::milliseconds publishEvery = std::chrono::milliseconds{200})
        : own_{std::move(own)}, publishEvery_{publishEvery} {}
    ~SharedRateLimiter() override { disconnect(); }

    using http::RateLimiter::waitFor;
    std::chrono::seconds waitFor(http::RateClass kind, std::string_view caller, int cost) override;

    void connect(MessageBus& bus);
    void disconnect();

private:
    struct Account {
        int spent = 0; // here, not published yet
        int debt = 0;  // spent at other processes, not charged yet
    };
    struct Shard {
        std::mutex guard;
        TextMap<Account> accounts;
    };
    static constexpr std::size_t kShards = 16;
    static constexpr std::size_t kMostAccounts = 8192; // per shard

    Account* find(Shard& shard, std::string const& key); // null: too many accounts
    std::chrono::seconds settleDebt(Account& account, std::string const& key);
    void publishSpent();
    void onRemoteSpent(std::string_view message);
    Shard& shardOf(std::string_view key) { return shards_[TextHash{}(key) % kShards]; }

    std::unique_ptr<http::MemoryRateLimiter> const own_;
    std::chrono::milliseconds const publishEvery_;
    std::array<Shard, kShards> shards_;
    std::atomic<MessageBus*> bus_ = nullptr;
    std::optional<Recurring> publishing_;
};

} // namespace wheelwright::redis
