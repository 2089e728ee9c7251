#include "hooks/webhook_store.hpp"
#include "base/chance.hpp"
#include "base/deadline.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include <boost/json/serialize.hpp>

namespace wheelwright::hooks {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using storage::Connection;
using storage::Query;
using storage::Row;
using storage::SqlPart;
using storage::sqlText;

constexpr std::int64_t kMostDeliveries = 500; // of a webhook, waiting ones and others
constexpr auto kLease = 60s;                  // longer than an attempt
constexpr auto kLongestWait = 25h;            // until a delivery is tried again
constexpr std::int64_t kMostListed = 50;

constexpr Query kAdd{"webhook_add", "insert into webhooks (id, user_id, wheel_id, url, events, secret, "
                                    "old_secret, created_at) values ($1, $2, $3, $4, $5, $6, '', $7)"};
constexpr Query kCount{"webhooks_count", "select count(*) as many from webhooks where user_id = $1"};
constexpr Query kFind{"webhook_find", "select id, user_id, wheel_id, url, events, secret, old_secret, "
                                      "old_until from webhooks where id = $1"};
constexpr Query kList{"webhooks_of_user",
                      "select webhooks.id, wheel_id, wheels.name as wheel_name, url, events, "
                      "webhooks.created_at, disabled_at, disabled_why, failing_since from webhooks "
                      "left join wheels on wheels.id = wheel_id where user_id = $1 "
                      "order by webhooks.created_at desc, webhooks.id"};
constexpr Query kErase{"webhook_erase", "delete from webhooks where id = $1 and user_id = $2"};
constexpr Query kRotate{"webhook_rotate",
                        "update webhooks set secret = $2, old_secret = $3, old_until = $4 where id = $1"};
constexpr Query kWanting{"webhooks_wanting", "select id, events from webhooks where user_id = $1 and "
                                             "disabled_at is null and (wheel_id is null or wheel_id = $2)"};
constexpr Query kCountDeliveries{"webhook_deliveries_count",
                                 "select count(*) as many from webhook_deliveries where webhook_id = $1"};
constexpr Query kDropOldest{"webhook_delivery_drop",
                            "delete from webhook_deliveries where id in (select id from webhook_deliveries "
                            "where webhook_id = $1 and due_at is null order by made_at, id limit 1)"};
constexpr Query kQueue{
    "webhook_delivery_add",
    "insert into webhook_deliveries (id, webhook_id, type, data, made_at, due_at, attempts, "
    "delivered, status, problem) values ($1, $2, $3, $4, $5, $5, 0, 0, 0, '')"};
constexpr Query kDeliveries{
    "webhook_deliveries_list",
    "select id, type, made_at, due_at, tried_at, attempts, delivered, status, problem "
    "from webhook_deliveries where webhook_id = $1 order by made_at desc, id limit $2"};
constexpr Query kSendAgain{"webhook_delivery_again",
                           "update webhook_deliveries set due_at = $3, attempts = 0, delivered = 0 "
                           "where id = $1 and webhook_id = $2"};
constexpr Query kSwitchOn{"webhook_on", "update webhooks set disabled_at = null, disabled_why = '', "
                                        "failing_since = null where id = $1"};
constexpr SqlPart kIsDue{"(due_at <= $1 or due_at > $2)"};
constexpr Query kDue{
    "webhooks_due",
    sqlText<"select webhook_id, user_id, max(failing_since) as failing_since from webhook_deliveries "
            "join webhooks on webhooks.id = webhook_id where ",
            kIsDue,
            " group by webhook_id, user_id order by case when max(failing_since) is null then 0 else 1 end, "
            "min(due_at) limit 100">};
constexpr Query kClaim{
    "webhook_delivery_claim",
    sqlText<"update webhook_deliveries set due_at = $4, attempts = attempts + 1 where id = "
            "(select id from webhook_deliveries where webhook_id = $3 and ",
            kIsDue, " order by due_at, id limit 1) and ", kIsDue,
            " returning id, type, data, made_at, attempts">};
constexpr Query kNote{
    "webhook_delivery_note",
    "update webhook_deliveries set due_at = cast($2 as bigint), delivered = $3, status = $4, "
    "problem = $5, tried_at = $6 where id = $1 and attempts = $7"};
constexpr Query kGiveBack{"webhook_delivery_back",
                          "update webhook_deliveries set due_at = $2, attempts = attempts - 1 "
                          "where id = $1 and attempts = $3"};
constexpr Query kWorks{"webhook_works", "update webhooks set failing_since = null where id = $1"};
constexpr Query kFails{"webhook_fails",
                       "update webhooks set failing_since = coalesce(failing_since, $2) where id = $1"};
constexpr Query kFailsSince{"webhook_fails_since",
                            "select id from webhooks where id = $1 and failing_since <= $2"};
constexpr Query kSwitchOff{
    "webhook_off",
    "update webhooks set disabled_at = $2, disabled_why = $3 where id = $1 and disabled_at is null"};
constexpr Query kEndWaiting{"webhook_deliveries_end", "update webhook_deliveries set due_at = null "
                                                      "where webhook_id = $1 and due_at is not null"};
constexpr Query kWaiting{"webhook_deliveries_waiting",
                         "select count(*) as many from webhook_deliveries where due_at is not null"};

bool has(std::string_view events, std::string_view wanted) {
    while (!events.empty())
        if (takePart(events, ' ') == wanted) return true;
    return false;
}

json::value timeOrNull(std::optional<std::int64_t> milliseconds) {
    return milliseconds ? json::value(isoTime(instantOf(*milliseconds))) : json::value(nullptr);
}

json::array partsOf(std::string_view text) {
    json::array parts;
    while (!text.empty())
        parts.emplace_back(takePart(text, ' '));
    return parts;
}

std::string stateOf(Row const& row) {
    if (row.get<std::optional<std::int64_t>>("due_at")) return "waiting";
    return row.get<bool>("delivered") ? "delivered" : "failed";
}

} // namespace

bool hasWebhooks(Connection& connection, UserId const& userId) {
    return countWebhooks(connection, userId) > 0;
}

void queueEvent(Connection& connection, HookEvent const& event, Instant now) {
    auto const hooks = connection.run(kWanting, event.userId, event.wheelId);
    std::string data;
    for (auto const& hook : hooks) {
        if (!has(hook.get<std::string>("events"), event.type)) continue;
        auto const id = hook.get<WebhookId>("id");
        bool const isFull =
            connection.run(kCountDeliveries, id).one().get<std::int64_t>("many") >= kMostDeliveries;
        if (isFull && connection.run(kDropOldest, id).affected() == 0) {
            log::warn("webhook queue full, event dropped", {{"webhook", id.text()}});
            continue;
        }
        if (data.empty()) data = json::serialize(event.data);
        auto const delivery = "msg_" + newUuid();
        connection.run(kQueue, delivery, id, event.type, data, millisecondsOf(now));
    }
}

void addWebhook(Connection& connection, Webhook const& hook, std::int64_t now) {
    connection.run(kAdd, hook.id, hook.userId, hook.wheelId, hook.url, hook.events, hook.secret, now);
}

std::int64_t countWebhooks(Connection& connection, UserId const& userId) {
    return connection.run(kCount, userId).one().get<std::int64_t>("many");
}

std::optional<Webhook> findWebhook(Connection& connection, WebhookId const& id) {
    auto const row = connection.run(kFind, id).first();
    if (!row) return std::nullopt;
    return Webhook{row->get<WebhookId>("id"),
                   row->get<UserId>("user_id"),
                   row->get<std::optional<wheels::WheelId>>("wheel_id"),
                   row->get<std::string>("url"),
                   row->get<std::string>("events"),
                   row->get<std::string>("secret"),
                   row->get<std::string>("old_secret"),
                   row->get<std::optional<std::int64_t>>("old_until")};
}

json::array webhooksOf(Connection& connection, UserId const& userId) {
    json::array list;
    for (auto const& row : connection.run(kList, userId)) {
        auto const wheelId = row.get<std::optional<std::string>>("wheel_id");
        auto const wheelName = row.get<std::optional<std::string>>("wheel_name");
        list.push_back({{"id", row.get<std::string>("id")},
                        {"url", row.get<std::string>("url")},
                        {"events", partsOf(row.get<std::string>("events"))},
                        {"wheelId", wheelId ? json::value(*wheelId) : json::value(nullptr)},
                        {"wheelName", wheelName ? json::value(*wheelName) : json::value(nullptr)},
                        {"createdAt", timeOrNull(row.get<std::int64_t>("created_at"))},
                        {"failingSince", timeOrNull(row.get<std::optional<std::int64_t>>("failing_since"))},
                        {"endedAt", timeOrNull(row.get<std::optional<std::int64_t>>("disabled_at"))},
                        {"endedWhy", row.get<std::string>("disabled_why")}});
    }
    return list;
}

bool eraseWebhook(Connection& connection, UserId const& userId, WebhookId const& id) {
    return connection.run(kErase, id, userId).affected() > 0;
}

void rotateSecret(Connection& connection, Webhook const& hook) {
    connection.run(kRotate, hook.id, hook.secret, hook.oldSecret, hook.oldUntil.value_or(0));
}

json::array deliveriesOf(Connection& connection, WebhookId const& id) {
    json::array list;
    for (auto const& row : connection.run(kDeliveries, id, kMostListed))
        list.push_back({{"id", row.get<std::string>("id")},
                        {"type", row.get<std::string>("type")},
                        {"state", stateOf(row)},
                        {"madeAt", timeOrNull(row.get<std::int64_t>("made_at"))},
                        {"attempts", row.get<std::int64_t>("attempts")},
                        {"triedAt", timeOrNull(row.get<std::optional<std::int64_t>>("tried_at"))},
                        {"nextAt", timeOrNull(row.get<std::optional<std::int64_t>>("due_at"))},
                        {"status", row.get<std::int64_t>("status")},
                        {"problem", row.get<std::string>("problem")}});
    return list;
}

bool sendAgain(Connection& connection, WebhookId const& id, DeliveryId const& delivery, std::int64_t now) {
    if (connection.run(kSendAgain, delivery, id, now).affected() == 0) return false;
    connection.run(kSwitchOn, id);
    return true;
}

std::vector<DueWebhook> dueWebhooks(Connection& connection, Instant now) {
    std::vector<DueWebhook> due;
    for (auto const& row : connection.run(kDue, millisecondsOf(now), latestDeadline(now, kLongestWait)))
        due.push_back({row.get<WebhookId>("webhook_id"), row.get<UserId>("user_id"),
                       row.get<std::optional<std::int64_t>>("failing_since").has_value()});
    return due;
}

std::optional<Claimed> claimNext(Connection& connection, WebhookId const& id, Instant now) {
    auto const row = connection
                         .run(kClaim, millisecondsOf(now), latestDeadline(now, kLongestWait), id,
                              millisecondsOf(now + kLease))
                         .first();
    if (!row) return std::nullopt;
    return Claimed{row->get<DeliveryId>("id"),        id,
                   row->get<std::string>("type"),     row->get<std::string>("data"),
                   row->get<std::int64_t>("made_at"), row->get<std::int64_t>("attempts")};
}

// After a lease that is over, or “send again”, it's another attempt that counts.
void noteAttempt(Connection& connection, Claimed const& claimed, Attempt const& attempt, std::int64_t now) {
    connection.run(kNote, claimed.id, attempt.nextAt, std::int64_t{attempt.isDelivered ? 1 : 0},
                   attempt.status, attempt.problem, now, claimed.attempts);
    if (attempt.isDelivered)
        connection.run(kWorks, claimed.webhook);
    else
        connection.run(kFails, claimed.webhook, now);
}

void giveBack(Connection& connection, Claimed const& claimed, std::int64_t now) {
    connection.run(kGiveBack, claimed.id, now, claimed.attempts);
}

bool failsSince(Connection& connection, WebhookId const& id, std::int64_t moment) {
    return connection.run(kFailsSince, id, moment).first().has_value();
}

bool switchOff(Connection& connection, WebhookId const& id, std::string_view why, std::int64_t now) {
    connection.run(kEndWaiting, id);
    return connection.run(kSwitchOff, id, now, why).affected() > 0;
}

std::int64_t countWaiting(Connection& connection) {
    return connection.run(kWaiting).one().get<std::int64_t>("many");
}

} // namespace wheelwright::hooks
