#pragma once
#include "accounts/accounts.hpp"
#include "http/form_fields.hpp"
#include "http/response.hpp"
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

// Signing in by a link in a mail.
namespace wheelwright::accounts {

// {email, returnTo?, lang?}. The source isn't in the body.
Result<LinkRequest> readLinkRequest(boost::json::object const& given, std::string_view publicAddress);

// ?token=&response_type=json
struct LinkProof {
    std::string token;
    bool asJson = false; // false: a redirect
};
LinkProof readLinkProof(http::FormFields const& query);

http::Response askForLink(Accounts& accounts, http::Request const& request);
http::Response verifyLink(Accounts& accounts, http::Request const& request);

// Sign-in at a provider: the browser leaves and comes back. Both are navigations, so every error redirects to
// the sign-in page with a code that the page has a text for.

// What the provider sends, in a query or in a form.
struct ReturnFields {
    std::optional<std::string> state = {};
    std::optional<std::string> error = {};
    std::optional<std::string> code = {}; // nullopt also for text that can't be a code
    std::optional<std::string> issuer = {};
    std::optional<std::string> givenName = {}; // Apple sends it on the very first sign-in only
};
ReturnFields readReturnFields(http::FormFields const& fields);

// The five known ones and email.
boost::json::array providersJson(Accounts const& accounts);
http::Response listProviders(Accounts& accounts);
http::Response startSignIn(Accounts& accounts, http::Request const& request);
http::Response finishSignIn(Accounts& accounts, http::Request const& request);

// A form that a provider's page posts arrives without our cookie. The server stores its code and redirects
// the browser to our callback. That request has the cookie, which proves that this browser started the
// sign-in.
http::Response receivePostedReturn(Accounts& accounts, http::Request const& request);

// The calls of a session: continue it, check that it is valid, end it.

// {refresh_token_id, twin?}
struct RefreshRequest {
    std::string refreshId;
    bool withTwin = false;
};
Result<RefreshRequest> readRefresh(boost::json::object const& given);

http::Response refreshSession(Accounts& accounts, http::Request const& request);
http::Response sessionStatus();
http::Response logout(Accounts& accounts, http::Request const& request);
http::Response publicKeys(Accounts& accounts);

http::Response listSessions(Accounts& accounts, http::Request const& request);
http::Response endSession(Accounts& accounts, http::Request const& request); // the one in the path
http::Response endAllSessions(Accounts& accounts, http::Request const& request);

// Tokens of a user's programs.
http::Response makeApiToken(Accounts& accounts, http::Request const& request);
http::Response listApiTokens(Accounts& accounts, http::Request const& request);
http::Response revokeApiToken(Accounts& accounts, http::Request const& request); // the one in the path

// Invitations, for admins.
http::Response makeInvitation(Accounts& accounts, http::Request const& request);
http::Response listInvitations(Accounts& accounts, http::Request const& request);
http::Response revokeInvitation(Accounts& accounts, http::Request const& request); // the one in the path

// The JSON answer to a successful sign-in or refresh.
boost::json::object tokensJson(SessionTokens const& tokens);

// The user's own account: view it, export it, delete it.

http::Response getProfile(Accounts& accounts, http::Request const& request);
http::Response exportAccount(Accounts& accounts, http::Request const& request);
http::Response deleteAccount(Accounts& accounts, http::Request const& request);

} // namespace wheelwright::accounts
