#include "redis/shared_rate_limiter.hpp"
#include "base/text.hpp"

namespace wheelwright::redis {
namespace {

using namespace std::chrono_literals;

constexpr auto kTopic = "rates";
constexpr int kMostDebt = 100'000;
constexpr std::size_t kLargestMessage = 256 * 1024;

std::string keyOf(http::RateClass kind, std::string_view caller) {
    return std::string{static_cast<char>('0' + static_cast<int>(kind))}.append(caller);
}

http::RateClass kindIn(std::string_view key) {
    return static_cast<http::RateClass>(key.front() - '0');
}

} // namespace

std::chrono::seconds SharedRateLimiter::waitFor(http::RateClass kind, std::string_view caller, int cost) {
    if (kind == http::RateClass::Unlimited) return {};
    if (bus_.load() == nullptr) return own_->waitFor(kind, caller, cost);
    auto const key = keyOf(kind, caller);
    auto& shard = shardOf(key);
    std::lock_guard const lock{shard.guard};
    auto* const account = find(shard, key);
    if (account == nullptr) return own_->waitFor(kind, caller, cost);
    auto wait = settleDebt(*account, key);
    if (wait == 0s) wait = own_->waitFor(kind, caller, cost);
    if (wait == 0s) account->spent += cost;
    return wait;
}

SharedRateLimiter::Account* SharedRateLimiter::find(Shard& shard, std::string const& key) {
    auto const found = shard.accounts.find(key);
    if (found != shard.accounts.end()) return &found->second;
    return shard.accounts.size() < kMostAccounts ? &shard.accounts[key] : nullptr;
}

// Charges what the caller spent at other processes, before it gets anything here. Otherwise a caller that
// spreads its calls over all processes could use the full limit at each.
std::chrono::seconds SharedRateLimiter::settleDebt(Account& account, std::string const& key) {
    if (account.debt == 0) return 0s;
    auto const kind = kindIn(key);
    auto const caller = std::string_view{key}.substr(1);
    account.debt -= own_->charge(kind, caller, account.debt);
    if (account.debt == 0) return 0s;
    auto const wait = own_->waitFor(kind, caller);
    if (wait == 0s) --account.debt; // refilled in between
    return std::max(wait, 1s);
}

// Publishes what was spent here since the last time, and erases the accounts that owe nothing.
void SharedRateLimiter::publishSpent() {
    std::string message;
    auto const send = [&] {
        if (!message.empty()) bus_.load()->sendAll(kTopic, std::exchange(message, {}));
    };
    for (auto& shard : shards_) {
        std::lock_guard const lock{shard.guard};
        for (auto entry = shard.accounts.begin(); entry != shard.accounts.end();) {
            auto& [key, account] = *entry;
            if (int const spent = std::exchange(account.spent, 0); spent > 0)
                message += std::to_string(spent) + ' ' + key + '\n';
            if (message.size() > kLargestMessage) send();
            entry = settleDebt(account, key) == 0s ? shard.accounts.erase(entry) : std::next(entry);
        }
    }
    send();
}

// Each line of the message has the number of calls, a space, and the key of the caller.
void SharedRateLimiter::onRemoteSpent(std::string_view message) {
    while (!message.empty()) {
        auto const end = message.find('\n');
        auto const line = message.substr(0, end);
        message = end == message.npos ? "" : message.substr(end + 1);
        auto const space = line.find(' ');
        auto const spent = wholeNumber(line.substr(0, space));
        if (space == line.npos || !spent || space + 1 == line.size()) continue;
        std::string const key{line.substr(space + 1)};
        auto const kind = static_cast<std::size_t>(kindIn(key));
        if (kind == 0 || kind >= http::kRateClasses) continue;
        auto& shard = shardOf(key);
        std::lock_guard const lock{shard.guard};
        if (auto* const account = find(shard, key))
            account->debt = static_cast<int>(std::clamp<std::int64_t>(account->debt + *spent, 0, kMostDebt));
    }
}

void SharedRateLimiter::connect(MessageBus& bus) {
    bus_ = &bus;
    bus.listen(kTopic, {[this](std::string_view, std::string_view message) { onRemoteSpent(message); }, {}});
    publishing_.emplace("publishing what was spent", publishEvery_, [this] { publishSpent(); });
}

void SharedRateLimiter::disconnect() {
    auto* const bus = bus_.load();
    if (bus == nullptr) return;
    publishing_.reset();
    bus->forget(kTopic);
    bus_ = nullptr;
}

} // namespace wheelwright::redis
