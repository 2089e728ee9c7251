#include "hooks/webhook_sender.hpp"
#include "base/base64.hpp"
#include "base/chance.hpp"
#include "base/digest.hpp"
#include "base/json.hpp"
#include "base/log.hpp"
#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <ranges>

namespace wheelwright::hooks {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using storage::Connection;

constexpr std::size_t kAtOnce = 8;
constexpr std::ptrdiff_t kFailingAtOnce = 4; // receivers that fail or are slow leave the others half
constexpr std::ptrdiff_t kOfUserAtOnce = 2;  // an account whose receivers are slow leaves the others the rest
constexpr auto kSlow = 3s;
constexpr std::size_t kMostSlow = 1000;        // remembered
constexpr std::size_t kMostAnswer = 64 * 1024; // nothing of it is used
constexpr auto kLongestRetryAfter = 1h;
constexpr auto kFailsBeforeEnd = 72h;
constexpr int kGone = 410;

// Pauses between attempts: about a day from the first to the last.
constexpr std::array<std::chrono::seconds, 9> kPauses{5s, 5min, 25min, 90min, 3h, 5h, 4h, 6h, 4h};

std::string signatureOf(std::string_view secret, std::string const& text) {
    return "v1," + base64(hmacSha256(fromBase64(secret).value_or(std::string{}), text));
}

// The stored data has a path where the message has an address: the public address may change.
std::string bodyOf(Claimed const& claimed, std::string const& publicAddress) {
    auto data = json::parse(claimed.data).as_object();
    if (auto const path = std::string{textAt(data, "path")}; !path.empty()) {
        data.erase("path");
        data["url"] = publicAddress + path;
    }
    return json::serialize(json::object{{"type", claimed.type},
                                        {"timestamp", isoTime(instantOf(claimed.madeAt))},
                                        {"data", std::move(data)}});
}

// Up to a tenth earlier or later, so that deliveries that failed together aren't retried together.
std::chrono::milliseconds spread(std::chrono::milliseconds pause) {
    auto const span = pause.count() / 5;
    return pause - std::chrono::milliseconds{span / 2} +
           std::chrono::milliseconds{
               static_cast<std::int64_t>(randomNumber() % static_cast<std::uint64_t>(span + 1))};
}

} // namespace

std::optional<std::chrono::seconds> pauseAfter(std::int64_t attempts) {
    auto const made = static_cast<std::size_t>(attempts - 1);
    return made < kPauses.size() ? std::optional{kPauses.at(made)} : std::nullopt;
}

std::string signaturesOf(Webhook const& hook, std::string_view id, std::string_view body, Instant now) {
    auto const seconds = std::to_string(millisecondsOf(now) / 1000);
    auto const text = std::string{id} + "." + seconds + "." + std::string{body};
    auto signatures = signatureOf(hook.secret, text);
    if (hook.oldUntil.value_or(0) > millisecondsOf(now))
        signatures += " " + signatureOf(hook.oldSecret, text);
    return signatures;
}

WebhookSender::WebhookSender(storage::Database& database, Clock const& clock, http::Metrics& metrics,
                             SenderRules rules)
    : database_{database},
      clock_{clock},
      rules_{std::move(rules)},
      delivered_{metrics.counter("wheelwright_webhook_attempts_total",
                                 "Attempts to deliver a webhook, by outcome.", {{"outcome", "delivered"}})},
      failed_{metrics.counter("wheelwright_webhook_attempts_total",
                              "Attempts to deliver a webhook, by outcome.", {{"outcome", "failed"}})},
      waiting_{metrics.gauge("wheelwright_webhook_deliveries_waiting", "Webhook deliveries in the queue.")},
      pool_{kAtOnce},
      turns_{"webhooks", 1s, [this] { sendDue(); }} {}

WebhookSender::~WebhookSender() {
    stopping_ = true;
    turns_.stop();
    pool_.join();
}

bool WebhookSender::take(DueWebhook const& due) {
    std::lock_guard const lock{guard_};
    auto const many = [&](auto const& isCounted) {
        return std::ranges::count_if(std::views::values(busy_), isCounted);
    };
    if (busy_.size() >= kAtOnce || busy_.contains(due.id)) return false;
    if (many([&](DueWebhook const& each) { return each.userId == due.userId; }) >= kOfUserAtOnce)
        return false;
    auto taken = due;
    taken.isFailing = due.isFailing || slow_.contains(due.id);
    if (taken.isFailing && many(&DueWebhook::isFailing) >= kFailingAtOnce) return false;
    busy_.emplace(due.id, std::move(taken));
    return true;
}

// A receiver that answers just in time holds a place for as long as one that fails.
void WebhookSender::noteTime(WebhookId const& id, std::chrono::steady_clock::duration taken) {
    std::lock_guard const lock{guard_};
    if (slow_.size() >= kMostSlow) slow_.clear(); // some are of webhooks that were deleted since
    if (taken > kSlow)
        slow_.insert(id);
    else
        slow_.erase(id);
}

void WebhookSender::release(WebhookId const& id) {
    std::lock_guard const lock{guard_};
    busy_.erase(id);
}

void WebhookSender::sendDue() {
    auto const now = clock_.now();
    auto const due = database_.read([&](Connection& connection) { return dueWebhooks(connection, now); });
    waiting_.set(static_cast<double>(database_.read(countWaiting)));
    for (auto const& hook : due) {
        if (stopping_) return;
        if (!take(hook)) continue;
        std::optional<Claimed> claimed;
        try {
            claimed =
                database_.write([&](Connection& connection) { return claimNext(connection, hook.id, now); });
        } catch (...) {
            release(hook.id);
            throw;
        }
        if (!claimed) { // another process has it
            release(hook.id);
            continue;
        }
        pool_.post([this, claimed = std::move(*claimed)] {
            try {
                send(claimed);
            } catch (std::exception const& problem) { // it is tried again when its lease is over
                log::warn("storing the outcome of a webhook delivery failed",
                          {{"problem", std::string_view{problem.what()}}});
            }
            release(claimed.webhook);
            if (!stopping_) turns_.wake();
        });
    }
}

void WebhookSender::send(Claimed const& claimed) {
    auto const hook =
        database_.read([&](Connection& connection) { return findWebhook(connection, claimed.webhook); });
    if (!hook) return; // deleted meanwhile, with its deliveries
    auto const began = std::chrono::steady_clock::now();
    auto const made = attempt(*hook, claimed);
    noteTime(hook->id, std::chrono::steady_clock::now() - began);
    settle(*hook, claimed, made);
}

Attempt WebhookSender::attempt(Webhook const& hook, Claimed const& claimed) const {
    auto const now = clock_.now();
    auto const body = bodyOf(claimed, rules_.publicAddress);
    auto const answer = webFetch(
        {.url = hook.url,
         .headers = {"Content-Type: application/json", "webhook-id: " + claimed.id.text(),
                     "webhook-timestamp: " + std::to_string(millisecondsOf(now) / 1000),
                     "webhook-signature: " + signaturesOf(hook, claimed.id.text(), body, now), "Expect:"},
         .method = "POST",
         .body = body,
         .timeout = rules_.patience,
         .mostBytes = kMostAnswer,
         .isPublicOnly = !rules_.allowsPrivate,
         .isCancelled = [this] { return stopping_.load(); }});
    Attempt made{.isDelivered = answer && answer->status >= 200 && answer->status < 300};
    made.status = answer ? answer->status : 0;
    if (made.isDelivered) return made;
    made.problem = answer ? "status" : answer.error().code;
    auto pause = pauseAfter(claimed.attempts);
    if (!pause || made.status == kGone) return made;
    auto const asked = answer ? answer->retryAfter : 0s;
    auto const wait = std::max<std::chrono::milliseconds>(
        spread(*pause), std::min<std::chrono::milliseconds>(asked, kLongestRetryAfter));
    made.nextAt = millisecondsOf(clock_.now() + wait);
    return made;
}

void WebhookSender::settle(Webhook const& hook, Claimed const& claimed, Attempt const& attempt) {
    auto const now = clock_.now();
    if (stopping_ && attempt.status == 0)
        return database_.write(
            [&](Connection& connection) { giveBack(connection, claimed, millisecondsOf(now)); });
    (attempt.isDelivered ? delivered_ : failed_).increment();
    bool const hasFailed = database_.write([&](Connection& connection) {
        noteAttempt(connection, claimed, attempt, millisecondsOf(now));
        if (attempt.status == kGone) switchOff(connection, claimed.webhook, "gone", millisecondsOf(now));
        bool const isLast = !attempt.isDelivered && !attempt.nextAt;
        return isLast && failsSince(connection, claimed.webhook, millisecondsOf(now - kFailsBeforeEnd)) &&
               switchOff(connection, claimed.webhook, "failing", millisecondsOf(now));
    });
    if (hasFailed && rules_.onFailed) rules_.onFailed(hook);
}

} // namespace wheelwright::hooks
