#include "hooks/calls.hpp"
#include "http/json_body.hpp"
#include "storage/query.hpp"

namespace wheelwright::hooks {
namespace {

using http::Request;
using http::Response;

// An id that can't be stored can't be one of ours.
std::string idIn(Request const& request, std::size_t place) {
    auto const id = request.captures.at(place);
    return storage::isStorableText(id) ? std::string{id} : std::string{};
}

Response secretAnswer(unsigned status, boost::json::object const& answer) {
    auto response = http::jsonResponse(status, answer);
    response.header("Cache-Control", "no-store");
    return response;
}

} // namespace

Response makeWebhook(Webhooks& webhooks, Request const& request) {
    auto const asked = http::readBody(request, readWebhookRequest, webhooks.allowsPrivate());
    if (!asked) return http::errorResponse(asked.error());
    auto const made = webhooks.make(request.caller.userId, *asked);
    if (!made) return http::errorResponse(made.error());
    return secretAnswer(201, {{"success", true}, {"id", made->id}, {"secret", made->secret}});
}

Response listWebhooks(Webhooks& webhooks, Request const& request) {
    return http::jsonResponse(200, {{"success", true}, {"webhooks", webhooks.list(request.caller.userId)}});
}

Response deleteWebhook(Webhooks& webhooks, Request const& request) {
    if (webhooks.erase(request.caller.userId, WebhookId{idIn(request, 0)}))
        return http::jsonResponse(200, {{"success", true}});
    return http::errorResponse(Error{Fault::NotFound, "webhook_not_found", "There is no such webhook."});
}

Response replaceWebhookSecret(Webhooks& webhooks, Request const& request) {
    auto const secret = webhooks.rotate(request.caller.userId, WebhookId{idIn(request, 0)});
    if (!secret) return http::errorResponse(secret.error());
    return secretAnswer(200, {{"success", true}, {"secret", *secret}});
}

Response listDeliveries(Webhooks& webhooks, Request const& request) {
    auto const list = webhooks.deliveries(request.caller.userId, WebhookId{idIn(request, 0)});
    if (!list) return http::errorResponse(list.error());
    return http::jsonResponse(200, {{"success", true}, {"deliveries", *list}});
}

Response sendDeliveryAgain(Webhooks& webhooks, Request const& request) {
    auto const sent =
        webhooks.sendAgain(request.caller.userId, WebhookId{idIn(request, 0)}, DeliveryId{idIn(request, 1)});
    if (!sent) return http::errorResponse(sent.error());
    return http::jsonResponse(202, {{"success", true}});
}

} // namespace wheelwright::hooks
