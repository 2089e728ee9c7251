#pragma once
#include "hooks/webhook_store.hpp"
#include "storage/database.hpp"

namespace wheelwright::hooks {

// {url, events, wheelId?}
struct WebhookRequest {
    std::string url;
    std::string events; // with a space between
    std::optional<wheels::WheelId> wheelId = {};
};
// `allowsPrivate`: also plain HTTP, and addresses that aren't public.
Result<WebhookRequest> readWebhookRequest(boost::json::object const& given, bool allowsPrivate);

struct MadeWebhook {
    WebhookId id;
    std::string secret; // whsec_…; answered here and where it is replaced alone
};

// The webhooks of users. What isn't the caller's own is not found.
class Webhooks {
public:
    Webhooks(storage::Database& database, Clock const& clock, bool allowsPrivate)
        : database_{database}, clock_{clock}, allowsPrivate_{allowsPrivate} {}

    Result<MadeWebhook> make(UserId const& userId, WebhookRequest const& request);
    boost::json::array list(UserId const& userId);
    bool erase(UserId const& userId, WebhookId const& id);
    Result<std::string> rotate(UserId const& userId, WebhookId const& id); // returns the new secret
    Result<boost::json::array> deliveries(UserId const& userId, WebhookId const& id);
    Result<void> sendAgain(UserId const& userId, WebhookId const& id, DeliveryId const& delivery);

    bool allowsPrivate() const { return allowsPrivate_; }

private:
    storage::Database& database_;
    Clock const& clock_;
    bool const allowsPrivate_;
};

} // namespace wheelwright::hooks
