#include "app/routes/routes.hpp"
#include "accounts/calls.hpp"
#include "accounts/profile/user_list.hpp"
#include "app/program/parts.hpp"
#include "bridges/list_calls.hpp"
#include "hooks/calls.hpp"
#include "http/json_body.hpp"

namespace wheelwright::app {
namespace {

using http::Response;

Response postEvent(CountEvent& countEvent, Request const& request) {
    auto const event = http::readBody(request, CountEvent::read);
    if (!event) return http::errorResponse(event.error());
    auto const counted = countEvent.run(*event);
    return counted ? http::emptyResponse(204) : http::errorResponse(counted.error());
}

Response metricsText(http::Metrics const& metrics) {
    return http::textResponse(200, "text/plain; version=0.0.4; charset=utf-8", metrics.text());
}

// The build puts the contract, and the page that shows it, among the page's files, compressed like them.
Response contractFile(http::StaticFiles const& files, std::string_view name, Request const& request) {
    auto const* const file = files.find(name);
    if (file == nullptr)
        return http::errorResponse(
            Error{Fault::Unavailable, "unavailable", "This server was built without its contract."});
    return file->answer(request);
}

Response reference(http::StaticFiles const& files, Request const& request) {
    auto response = contractFile(files, "/pages/api-docs.html", request);
    if (response.status == 200) response.policy = http::ContentPolicy::Reference;
    return response;
}

// A handler for accounts. Their component has started before any request gets
// here.
template <auto call> http::Handler accountCall(RouteNeeds needs) {
    return [needs](Request const& request) { return call(*needs.parts->accounts, request); };
}

template <auto call> http::Handler webhookCall(RouteNeeds needs) {
    return [needs](Request const& request) { return call(*needs.parts->webhooks, request); };
}

std::vector<http::Route> webhookRoutes(RouteNeeds needs) {
    std::string const path = "/api/user/webhooks";
    return {
        {Method::post, path, Access::User, RateClass::Saves, RunsOn::Worker,
         webhookCall<hooks::makeWebhook>(needs)},
        {Method::get, path, Access::User, RateClass::Calls, RunsOn::Worker,
         webhookCall<hooks::listWebhooks>(needs)},
        {Method::delete_, path + "/{id}", Access::User, RateClass::Calls, RunsOn::Worker,
         webhookCall<hooks::deleteWebhook>(needs)},
        {Method::post, path + "/{id}/secret", Access::User, RateClass::Saves, RunsOn::Worker,
         webhookCall<hooks::replaceWebhookSecret>(needs)},
        {Method::get, path + "/{id}/deliveries", Access::User, RateClass::Calls, RunsOn::Worker,
         webhookCall<hooks::listDeliveries>(needs)},
        {Method::post, path + "/{id}/deliveries/{delivery}", Access::User, RateClass::Saves, RunsOn::Worker,
         webhookCall<hooks::sendDeliveryAgain>(needs)},
        {Method::post, "/api/list", Access::User, RateClass::Saves, RunsOn::Outbound,
         [needs](Request const& request) { return bridges::readList(needs.parts->lists, request); }},
    };
}

} // namespace

std::vector<http::Route> routeTable(RouteNeeds needs) {
    std::vector<http::Route> routes{
        {Method::get, "/api/health", Access::Anyone, RateClass::Unlimited, RunsOn::Loop,
         [needs](Request const&) { return needs.health.answer(); }},
        {Method::get, "/api/openapi.yaml", Access::Anyone, RateClass::Calls, RunsOn::Loop,
         [needs](Request const& request) {
             return contractFile(*needs.parts->files, "/openapi.yaml", request);
         }},
        {Method::get, "/api/docs", Access::Anyone, RateClass::Calls, RunsOn::Loop,
         [needs](Request const& request) { return reference(*needs.parts->files, request); }},
        {Method::post, "/api/events", Access::Anyone, RateClass::Calls, RunsOn::Worker,
         [needs](Request const& request) { return postEvent(needs.countEvent, request); }},
        {Method::get, "/api/auth/providers", Access::Anyone, RateClass::Calls, RunsOn::Worker,
         [needs](Request const&) { return accounts::listProviders(*needs.parts->accounts); }},
        {Method::get, "/api/auth/{provider}/initiate", Access::Anyone, RateClass::Calls, RunsOn::Outbound,
         accountCall<accounts::startSignIn>(needs)},
        {Method::get, "/api/auth/{provider}/callback", Access::Anyone, RateClass::Calls, RunsOn::Outbound,
         accountCall<accounts::finishSignIn>(needs)},
        {.method = Method::post,
         .path = "/api/auth/{provider}/callback",
         .access = Access::Anyone,
         .rate = RateClass::Calls,
         .runsOn = RunsOn::Worker,
         .handler = accountCall<accounts::receivePostedReturn>(needs),
         .takesForeignForms = true}, // from Apple's page; its state and our cookie authenticate it
        {Method::post, "/api/auth/email/initiate", Access::Anyone, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::askForLink>(needs)},
        {Method::get, "/api/auth/email/verify", Access::Anyone, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::verifyLink>(needs)},
        {Method::post, "/api/auth/refresh", Access::Anyone, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::refreshSession>(needs)},
        {.method = Method::get,
         .path = "/api/auth/status",
         .access = Access::User,
         .rate = RateClass::Calls,
         .runsOn = RunsOn::Worker,
         .handler = [](Request const&) { return accounts::sessionStatus(); },
         .fromMemory = [](Request const&) { return accounts::sessionStatus(); }},
        {Method::get, "/api/auth/logout", Access::User, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::logout>(needs)},
        {Method::get, "/api/user/profile", Access::User, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::getProfile>(needs)},
        {Method::get, "/api/user/export", Access::User, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::exportAccount>(needs)},
        {Method::delete_, "/api/user", Access::User, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::deleteAccount>(needs)},
        {Method::get, "/api/user/sessions", Access::User, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::listSessions>(needs)},
        {Method::delete_, "/api/user/sessions", Access::User, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::endAllSessions>(needs)},
        {Method::delete_, "/api/user/sessions/{id}", Access::User, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::endSession>(needs)},
        {Method::post, "/api/user/tokens", Access::User, RateClass::Saves, RunsOn::Worker,
         accountCall<accounts::makeApiToken>(needs)},
        {Method::get, "/api/user/tokens", Access::User, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::listApiTokens>(needs)},
        {Method::delete_, "/api/user/tokens/{id}", Access::User, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::revokeApiToken>(needs)},
        {Method::get, "/.well-known/jwks.json", Access::Anyone, RateClass::Calls, RunsOn::Worker,
         [needs](Request const&) { return accounts::publicKeys(*needs.parts->accounts); }},
        {Method::get, "/metrics", Access::Operator, RateClass::Unlimited, RunsOn::Worker,
         [needs](Request const&) { return metricsText(needs.metrics); }},
        {Method::get, "/api/admin/users", Access::Admin, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::listAccounts>(needs)},
        {Method::post, "/api/admin/users/{id}", Access::Admin, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::changeAccount>(needs)},
        {Method::delete_, "/api/admin/users/{id}", Access::Admin, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::eraseAccount>(needs)},
        {Method::post, "/api/admin/invitations", Access::Admin, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::makeInvitation>(needs)},
        {Method::get, "/api/admin/invitations", Access::Admin, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::listInvitations>(needs)},
        {Method::delete_, "/api/admin/invitations/{id}", Access::Admin, RateClass::Calls, RunsOn::Worker,
         accountCall<accounts::revokeInvitation>(needs)},
        {Method::get, "/api/admin/figures", Access::Admin, RateClass::Calls, RunsOn::Worker,
         [needs](Request const&) {
             return needs.figures.answer(*needs.parts->database, needs.handlers, needs.settings,
                                         needs.parts->backups ? &**needs.parts->backups : nullptr);
         }},
        {Method::get, "/api/admin/settings", Access::Admin, RateClass::Calls, RunsOn::Worker,
         [needs](Request const&) { return givenSettings(needs.settings); }},
    };
    for (auto* const part : {wheelRoutes, mediaRoutes, reviewRoutes, reportRoutes, liveRoutes, ideaRoutes,
                             webhookRoutes, mcpRoutes, chatRoutes})
        for (auto& route : part(needs))
            routes.push_back(std::move(route));
    return routes;
}

// The admin listener has every route, the public one all but the operators'.
std::vector<http::Route> routesFor(Access audience, RouteNeeds needs) {
    auto routes = routeTable(needs);
    if (audience == Access::Anyone)
        std::erase_if(routes, [](http::Route const& route) { return route.access == Access::Operator; });
    return routes;
}

reviews::Moderator moderatorOf(RouteNeeds const& needs, Request const& request) {
    auto const user = needs.parts->accounts->profiles.user(request.caller.userId);
    return {request.caller.userId, user ? user->name : std::string{}};
}

} // namespace wheelwright::app
