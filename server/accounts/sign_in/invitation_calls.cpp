#include "accounts/calls.hpp"
#include "base/log.hpp"
#include "http/json_body.hpp"
#include "storage/query.hpp"

namespace wheelwright::accounts {

using http::Request;
using http::Response;

Response makeInvitation(Accounts& accounts, Request const& request) {
    auto const asked = http::readBody(request, readInvitationRequest);
    if (!asked) return http::errorResponse(asked.error());
    auto const path = accounts.invitations.make(request.caller.userId, *asked);
    if (!path) return http::errorResponse(path.error());
    log::info("invitation created", {{"admin", std::string_view{request.caller.userId}}});
    auto response =
        http::jsonResponse(201, {{"success", true}, {"url", accounts.rules.publicAddress + *path}});
    response.header("Cache-Control", "no-store");
    return response;
}

Response listInvitations(Accounts& accounts, Request const&) {
    return http::jsonResponse(200, {{"success", true},
                                    {"signUp", nameOf(accounts.rules.signUp)},
                                    {"invitations", accounts.invitations.list()}});
}

Response revokeInvitation(Accounts& accounts, Request const& request) {
    auto const id = request.captures.at(0);
    if (!storage::isStorableText(id) || !accounts.invitations.revoke(InvitationId{id}))
        return http::errorResponse(
            Error{Fault::NotFound, "invitation_not_found", "There is no such invitation."});
    log::info("invitation revoked", {{"admin", std::string_view{request.caller.userId}}});
    return http::jsonResponse(200, {{"success", true}});
}

} // namespace wheelwright::accounts
