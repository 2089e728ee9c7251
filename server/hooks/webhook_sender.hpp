#pragma once
#include "base/recurring.hpp"
#include "base/thread_pool.hpp"
#include "base/web_fetch.hpp"
#include "hooks/webhook_store.hpp"
#include "http/metrics.hpp"
#include "storage/database.hpp"
#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <set>

namespace wheelwright::hooks {

// The list of signatures of a message, by Standard Webhooks 1.0: one for each secret that is valid at the
// time of the attempt, which is part of what is signed.
std::string signaturesOf(Webhook const& hook, std::string_view id, std::string_view body, Instant now);

// When a delivery is tried next after so many attempts, over a day; nullopt: never again.
std::optional<std::chrono::seconds> pauseAfter(std::int64_t attempts);

struct SenderRules {
    std::string publicAddress;
    std::chrono::milliseconds patience{15'000};        // for a receiver's answer, shorter than a lease
    bool allowsPrivate = false;                        // receivers may be anywhere: for tests
    std::function<void(Webhook const&)> onFailed = {}; // it was switched off, because it fails for days
};

// Sends what waits in the queue of the database. Any number of processes may do so: each delivery is leased
// to one process at a time. If that process ends, another one takes the delivery over.
class WebhookSender {
public:
    WebhookSender(storage::Database& database, Clock const& clock, http::Metrics& metrics, SenderRules rules);
    ~WebhookSender();

private:
    void sendDue();
    void send(Claimed const& claimed);
    Attempt attempt(Webhook const& hook, Claimed const& claimed) const;
    void settle(Webhook const& hook, Claimed const& claimed, Attempt const& attempt);
    bool take(DueWebhook const& due);
    void release(WebhookId const& id);
    void noteTime(WebhookId const& id, std::chrono::steady_clock::duration taken);

    storage::Database& database_;
    Clock const& clock_;
    SenderRules const rules_;
    http::Counter delivered_;
    http::Counter failed_;
    http::Gauge waiting_;
    std::atomic<bool> stopping_ = false;
    std::mutex guard_;
    std::map<WebhookId, DueWebhook> busy_; // one attempt at a time each
    std::set<WebhookId> slow_;             // by their last attempt in this process
    ThreadPool pool_;
    Recurring turns_; // last: it uses all of the above
};

} // namespace wheelwright::hooks
