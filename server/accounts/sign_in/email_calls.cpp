#include "accounts/calls.hpp"
#include "accounts/sign_in/email_address.hpp"
#include "accounts/sign_in/return_target.hpp"
#include "accounts/sign_in/sign_in.hpp"
#include "base/json.hpp"
#include "base/languages.hpp"
#include "http/form_fields.hpp"
#include "http/json_body.hpp"

namespace wheelwright::accounts {

using http::Request;
using http::Response;

namespace {

std::string languageFor(boost::json::object const& body, std::string_view returnTo) {
    auto const* const asked = findLanguage(textAt(body, "lang"));
    return std::string{asked != nullptr ? asked->code : languageOf(returnTo)};
}

Response invalidLink(bool asJson) {
    if (!asJson)
        return signInFailed({"email", "token_expired", "This sign-in link was already used or is too old."});
    return http::jsonResponse(401,
                              {{"success", false},
                               {"code", "token_invalid"},
                               {"error", "Invalid or expired token"},
                               {"message", "This sign-in link was already used or is too old. Please ask for "
                                           "a new one."}});
}

} // namespace

Response askForLink(Accounts& accounts, Request const& request) {
    auto const body = http::jsonBody(request);
    if (!body) return http::errorResponse(body.error());
    auto const email = emailAddress(textAt(*body, "email"));
    if (!email)
        return http::errorResponse(
            Error{Fault::BadInput, "invalid_email", "Please give a valid e-mail address."});
    auto const returnTo = returnTarget(textAt(*body, "returnTo"), accounts.rules.publicAddress);
    auto const wait = accounts.links.ask(
        {*email, returnTo, languageFor(*body, returnTo), std::string{request.sourceNetwork}});
    if (wait.count() > 0) return http::tooManyResponse(wait);
    accounts.mail.wake();
    return http::jsonResponse(
        200, {{"success", true}, {"message", "A sign-in link is on its way to your inbox."}});
}

Response verifyLink(Accounts& accounts, Request const& request) {
    // Only the page's own call redeems a link. A HEAD request that checks whether the address
    // exists must not.
    if (request.method == http::Method::head) {
        auto response = http::emptyResponse(405);
        response.header("Allow", "GET");
        return response;
    }
    http::FormFields const query{request.query};
    bool const asJson = query.find("response_type") == "json";
    auto const signedIn = accounts.signIn.byLink(query.find("token").value_or(""), deviceOf(request));
    accounts.counts.signIn("email", signedIn ? "success" : "token_invalid");
    if (!signedIn) return invalidLink(asJson);
    if (!asJson) return signedInRedirect(signedIn->returnTo, signedIn->tokens);
    auto answer = tokensJson(signedIn->tokens);
    answer["returnTo"] = signedIn->returnTo;
    return http::jsonResponse(200, answer);
}

} // namespace wheelwright::accounts
