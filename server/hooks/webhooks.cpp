#include "hooks/webhooks.hpp"
#include "base/base64.hpp"
#include "base/chance.hpp"
#include "base/json.hpp"
#include "base/typed_address.hpp"
#include <algorithm>
#include <array>
#include <boost/json/array.hpp>

namespace wheelwright::hooks {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using storage::Connection;

constexpr std::int64_t kMostWebhooks = 10;
constexpr auto kOldSecretSigns = 24h;
constexpr std::string_view kSecretPrefix = "whsec_";
constexpr std::array kEvents{kSpinMade, kRoomOpened, kRoomEnded, kEntryJoined};

Error invalid(std::string message) {
    return {Fault::Invalid, "invalid_webhook", std::move(message)};
}

Error noSuchWebhook() {
    return {Fault::NotFound, "webhook_not_found", "There is no such webhook."};
}

// 32 bytes in base64.
std::string freshSecret() {
    return base64(fromBase64url(newSecret()).value());
}

Result<void> checkUrl(std::string const& url, bool allowsPrivate) {
    auto const fault = typedAddressFault(storage::isStorableText(url) ? url : "", allowsPrivate);
    return fault ? Result<void>{invalid(*fault)} : Result<void>{};
}

bool lists(json::array const& names, std::string_view event) {
    return std::ranges::any_of(names, [&](json::value const& name) {
        return name.is_string() && std::string_view{name.get_string()} == event;
    });
}

std::optional<Webhook> ownWebhook(Connection& connection, UserId const& userId, WebhookId const& id) {
    auto hook = findWebhook(connection, id);
    return hook && hook->userId == userId ? std::move(hook) : std::nullopt;
}

} // namespace

Result<WebhookRequest> readWebhookRequest(json::object const& given, bool allowsPrivate) {
    WebhookRequest request{.url = std::string{textAt(given, "url")}, .events = {}};
    if (auto const fits = checkUrl(request.url, allowsPrivate); !fits) return fits.error();
    auto const* const events = listAt(given, "events");
    auto const names = events == nullptr ? json::array{} : *events;
    bool const areKnown = std::ranges::all_of(names, [](json::value const& name) {
        return std::ranges::any_of(kEvents, [&](std::string_view event) { return lists({name}, event); });
    });
    if (names.empty() || !areKnown)
        return invalid(
            "The field events must list one or more of spin.made, room.opened, room.ended and entry.joined.");
    for (auto const event : kEvents)
        if (lists(names, event)) request.events.append(request.events.empty() ? "" : " ").append(event);
    if (auto const* const wheelId = given.if_contains("wheelId"); wheelId != nullptr && !wheelId->is_null()) {
        if (!wheelId->is_string()) return invalid("The field wheelId must be the id of one of your wheels.");
        request.wheelId = wheels::WheelId{wheelId->get_string()};
    }
    return request;
}

Result<MadeWebhook> Webhooks::make(UserId const& userId, WebhookRequest const& request) {
    Webhook const hook{.id = WebhookId{newUuid()},
                       .userId = userId,
                       .wheelId = request.wheelId,
                       .url = request.url,
                       .events = request.events,
                       .secret = freshSecret()};
    return database_.write([&](Connection& connection) -> Result<MadeWebhook> {
        if (countWebhooks(connection, userId) >= kMostWebhooks)
            return Error{Fault::Conflict, "too_many_webhooks",
                         "You have 10 webhooks, the most that an account can have. Delete one first."};
        if (hook.wheelId) {
            auto const wheel = wheels::findWheel(connection, *hook.wheelId);
            if (!wheel || !wheel->isOf(userId))
                return Error{Fault::NotFound, "wheel_not_found", "There is no such wheel."};
        }
        addWebhook(connection, hook, millisecondsOf(clock_.now()));
        return MadeWebhook{hook.id, std::string{kSecretPrefix} + hook.secret};
    });
}

json::array Webhooks::list(UserId const& userId) {
    return database_.read([&](Connection& connection) { return webhooksOf(connection, userId); });
}

bool Webhooks::erase(UserId const& userId, WebhookId const& id) {
    return database_.write([&](Connection& connection) { return eraseWebhook(connection, userId, id); });
}

Result<std::string> Webhooks::rotate(UserId const& userId, WebhookId const& id) {
    auto const secret = freshSecret();
    return database_.write([&](Connection& connection) -> Result<std::string> {
        auto hook = ownWebhook(connection, userId, id);
        if (!hook) return noSuchWebhook();
        hook->oldSecret = std::exchange(hook->secret, secret);
        hook->oldUntil = millisecondsOf(clock_.now() + kOldSecretSigns);
        rotateSecret(connection, *hook);
        return std::string{kSecretPrefix} + secret;
    });
}

Result<json::array> Webhooks::deliveries(UserId const& userId, WebhookId const& id) {
    return database_.read([&](Connection& connection) -> Result<json::array> {
        if (!ownWebhook(connection, userId, id)) return noSuchWebhook();
        return deliveriesOf(connection, id);
    });
}

Result<void> Webhooks::sendAgain(UserId const& userId, WebhookId const& id, DeliveryId const& delivery) {
    return database_.write([&](Connection& connection) -> Result<void> {
        if (!ownWebhook(connection, userId, id)) return noSuchWebhook();
        if (!hooks::sendAgain(connection, id, delivery, millisecondsOf(clock_.now())))
            return Error{Fault::NotFound, "delivery_not_found",
                         "There is no such delivery, or it is no longer kept."};
        return {};
    });
}

} // namespace wheelwright::hooks
