#include "accounts/calls.hpp"
#include "http/json_body.hpp"
#include "storage/query.hpp"

namespace wheelwright::accounts {

using http::Request;
using http::Response;

Response makeApiToken(Accounts& accounts, Request const& request) {
    auto const asked = http::readBody(request, readApiTokenRequest, accounts.apiTokens.clock().now());
    if (!asked) return http::errorResponse(asked.error());
    auto const made = accounts.apiTokens.make(request.caller.userId, *asked);
    if (!made) return http::errorResponse(made.error());
    auto response =
        http::jsonResponse(201, {{"success", true}, {"id", made->id.text()}, {"token", made->token}});
    response.header("Cache-Control", "no-store");
    return response;
}

Response listApiTokens(Accounts& accounts, Request const& request) {
    return http::jsonResponse(
        200, {{"success", true}, {"tokens", accounts.apiTokens.list(request.caller.userId)}});
}

Response revokeApiToken(Accounts& accounts, Request const& request) {
    auto const id = request.captures.at(0);
    if (storage::isStorableText(id) && accounts.apiTokens.revoke(request.caller.userId, ApiTokenId{id}))
        return http::jsonResponse(200, {{"success", true}});
    return http::errorResponse(Error{Fault::NotFound, "api_token_not_found", "There is no such API token."});
}

} // namespace wheelwright::accounts
