#pragma once
#include "hooks/webhooks.hpp"
#include "http/request.hpp"
#include "http/response.hpp"

// Webhooks over HTTP.
namespace wheelwright::hooks {

http::Response makeWebhook(Webhooks& webhooks, http::Request const& request);
http::Response listWebhooks(Webhooks& webhooks, http::Request const& request);
http::Response deleteWebhook(Webhooks& webhooks, http::Request const& request);
http::Response replaceWebhookSecret(Webhooks& webhooks, http::Request const& request);
http::Response listDeliveries(Webhooks& webhooks, http::Request const& request);
http::Response sendDeliveryAgain(Webhooks& webhooks, http::Request const& request);

} // namespace wheelwright::hooks
