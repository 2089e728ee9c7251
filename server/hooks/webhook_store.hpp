#pragma once
#include "base/clock.hpp"
#include "hooks/hook_event.hpp"
#include "storage/connection.hpp"
#include "wheels/wheel_store.hpp"
#include <boost/json/array.hpp>
#include <optional>
#include <vector>

// Webhooks and their deliveries in the database. Each function works inside the caller's transaction.
namespace wheelwright::hooks {

using WebhookId = Id<struct WebhookKind>;
using DeliveryId = Id<struct DeliveryKind>;

struct Webhook {
    WebhookId id;
    UserId userId;
    std::optional<wheels::WheelId> wheelId = {}; // nullopt: events of the whole account
    std::string url;
    std::string events; // their types, with a space between
    std::string secret; // bytes in base64
    std::string oldSecret = {};
    std::optional<std::int64_t> oldUntil = {}; // so long the old secret signs, too
};
void addWebhook(storage::Connection& connection, Webhook const& hook, std::int64_t now);
std::int64_t countWebhooks(storage::Connection& connection, UserId const& userId);
std::optional<Webhook> findWebhook(storage::Connection& connection, WebhookId const& id);
boost::json::array webhooksOf(storage::Connection& connection, UserId const& userId);
bool eraseWebhook(storage::Connection& connection, UserId const& userId, WebhookId const& id);
void rotateSecret(storage::Connection& connection, Webhook const& hook);
boost::json::array deliveriesOf(storage::Connection& connection, WebhookId const& id);

// False if there is no such delivery. A webhook that was switched off is on again.
bool sendAgain(storage::Connection& connection, WebhookId const& id, DeliveryId const& delivery,
               std::int64_t now);

// A webhook with something to send.
struct DueWebhook {
    WebhookId id;
    UserId userId;
    bool isFailing = false; // its last delivery has failed
};
// Those that work come before those that fail: a queue of failing ones delays nobody else.
std::vector<DueWebhook> dueWebhooks(storage::Connection& connection, Instant now);

// A delivery that this process may try now. Until its lease is over no other process tries it.
struct Claimed {
    DeliveryId id;
    WebhookId webhook;
    std::string type;
    std::string data;
    std::int64_t madeAt = 0;
    std::int64_t attempts = 0; // with this one
};
std::optional<Claimed> claimNext(storage::Connection& connection, WebhookId const& id, Instant now);

// The outcome of an attempt.
struct Attempt {
    bool isDelivered = false;
    std::int64_t status = 0; // 0: no answer
    std::string problem = {};
    std::optional<std::int64_t> nextAt = {}; // nullopt: it isn't tried again
};
void noteAttempt(storage::Connection& connection, Claimed const& claimed, Attempt const& attempt,
                 std::int64_t now);
void giveBack(storage::Connection& connection, Claimed const& claimed, std::int64_t now); // was not tried

// Whether every delivery since before `moment` has failed.
bool failsSince(storage::Connection& connection, WebhookId const& id, std::int64_t moment);

// It gets no more messages, including those that are waiting. False if it was off before.
bool switchOff(storage::Connection& connection, WebhookId const& id, std::string_view why, std::int64_t now);

std::int64_t countWaiting(storage::Connection& connection);

} // namespace wheelwright::hooks
