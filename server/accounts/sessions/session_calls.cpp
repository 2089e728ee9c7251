#include "accounts/calls.hpp"
#include "base/json.hpp"
#include "http/json_body.hpp"
#include "storage/query.hpp"
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

namespace wheelwright::accounts {

using http::Request;
using http::Response;

namespace {

Response done() {
    return http::jsonResponse(200, {{"success", true}});
}

} // namespace

boost::json::object tokensJson(SessionTokens const& tokens) {
    boost::json::object json{
        {"success", true}, {"access_token", tokens.accessToken}, {"refresh_token_id", tokens.refreshId}};
    if (!tokens.twinRefreshId.empty()) json["twin_refresh_token_id"] = tokens.twinRefreshId;
    return json;
}

Result<RefreshRequest> readRefresh(boost::json::object const& given) {
    auto const id = textAt(given, "refresh_token_id");
    if (id.empty()) return Error{Fault::Invalid, "invalid_refresh", "The field refresh_token_id is missing."};
    return RefreshRequest{std::string{id}, trueAt(given, "twin")};
}

Response refreshSession(Accounts& accounts, Request const& request) {
    auto const asked = http::readBody(request, readRefresh);
    if (!asked) return http::errorResponse(asked.error());
    auto const tokens = accounts.sessions.refresh(asked->refreshId, asked->withTwin);
    accounts.counts.refresh(tokens.has_value());
    return tokens ? http::jsonResponse(200, tokensJson(*tokens)) : http::errorResponse(tokens.error());
}

Response sessionStatus() {
    return http::jsonResponse(200, {{"success", true}, {"authenticated", true}});
}

Response logout(Accounts& accounts, Request const& request) {
    accounts.sessions.end(request.caller.userId, request.caller.sessionId);
    return done();
}

Response publicKeys(Accounts& accounts) {
    auto response =
        http::textResponse(200, "application/json",
                           boost::json::serialize(boost::json::object{{"keys", accounts.keys.published()}}));
    // Shorter than the time between a key's creation and its first signature.
    response.header("Cache-Control", "public, max-age=3");
    return response;
}

Response listSessions(Accounts& accounts, Request const& request) {
    boost::json::array list;
    for (auto const& session : accounts.sessions.list(request.caller.userId)) {
        auto object = describe(session);
        object["current"] = session.id == request.caller.sessionId;
        list.push_back(std::move(object));
    }
    return http::jsonResponse(200, {{"success", true}, {"sessions", std::move(list)}});
}

Response endSession(Accounts& accounts, Request const& request) {
    auto const id = request.captures.at(0);
    if (storage::isStorableText(id) && accounts.sessions.end(request.caller.userId, SessionId{id}))
        return done();
    return http::errorResponse(Error{Fault::NotFound, "session_not_found", "There is no such session."});
}

Response endAllSessions(Accounts& accounts, Request const& request) {
    accounts.sessions.endAll(request.caller.userId);
    return done();
}

} // namespace wheelwright::accounts
