#include "accounts/user_calls.hpp"
#include "base/log.hpp"

namespace wheelwright::accounts {

using http::Request;
using http::Response;

namespace {

// The account went away between the check of the token and now.
Response gone() {
    return http::errorResponse(Error{Fault::NoSession, "not_authenticated", "Please sign in first."});
}

} // namespace

Response getProfile(Accounts& accounts, Request const& request) {
    auto user = accounts.profiles.profile(request.caller.userId);
    if (!user) return gone();
    return http::jsonResponse(200, {{"success", true}, {"user", std::move(*user)}});
}

Response exportAccount(Accounts& accounts, Request const& request) {
    auto document = accounts.profiles.exported(request.caller.userId);
    if (!document) return gone();
    (*document)["success"] = true;
    auto response = http::jsonResponse(200, *document);
    response.header("Content-Disposition", "attachment; filename=\"wheelwright-export.json\"");
    return response;
}

Response deleteAccount(Accounts& accounts, Request const& request) {
    if (!accounts.profiles.erase(request.caller.userId)) return gone();
    log::info("an account was deleted by its user", {{"user", std::string_view{request.caller.userId}}});
    return http::jsonResponse(200, {{"success", true}});
}

} // namespace wheelwright::accounts
