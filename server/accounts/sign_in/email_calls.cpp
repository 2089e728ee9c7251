#include "accounts/calls.hpp"
#include "accounts/sign_in/email_address.hpp"
#include "accounts/sign_in/return_target.hpp"
#include "accounts/sign_in/sign_in.hpp"
#include "base/json.hpp"
#include "base/languages.hpp"
#include "http/json_body.hpp"

namespace wheelwright::accounts {

using http::Request;
using http::Response;

namespace {

Response invalidLink(bool asJson, Error const& error) {
    if (!asJson) return signInFailed({"email", error.code, error.message});
    if (error.fault == Fault::Forbidden)
        return http::jsonResponse(401, {{"success", false},
                                        {"code", error.code},
                                        {"error", "Not admitted"},
                                        {"message", error.message}});
    return http::jsonResponse(
        401, {{"success", false},
              {"code", "token_invalid"},
              {"error", "Invalid or expired token"},
              {"message", "This sign-in link has already been used or has expired. Request a new one."}});
}

} // namespace

Result<LinkRequest> readLinkRequest(boost::json::object const& given, std::string_view publicAddress) {
    auto const email = emailAddress(textAt(given, "email"));
    if (!email) return Error{Fault::BadInput, "invalid_email", "Enter a valid email address."};
    auto const returnTo = returnTarget(textAt(given, "returnTo"), publicAddress);
    auto const* const asked = findLanguage(textAt(given, "lang"));
    return LinkRequest{.email = *email,
                       .returnTo = returnTo,
                       .language = std::string{asked != nullptr ? asked->code : languageOf(returnTo)},
                       .source = {}};
}

LinkProof readLinkProof(http::FormFields const& query) {
    return {query.find("token").value_or(""), query.find("response_type") == "json"};
}

Response askForLink(Accounts& accounts, Request const& request) {
    auto asked = http::readBody(request, readLinkRequest, accounts.rules.publicAddress);
    if (!asked) return http::errorResponse(asked.error());
    if (!accounts.rules.signInByEmail)
        return http::errorResponse(Error{Fault::Forbidden, "no_email_sign_in",
                                         "You can't sign in by email here. Choose another way."});
    asked->source = request.sourceNetwork;
    auto const wait = accounts.links.ask(*asked);
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
    auto const [token, asJson] = readLinkProof(http::FormFields{request.query});
    auto const signedIn = accounts.signIn.byLink(token, deviceOf(request));
    if (!signedIn) {
        auto const& error = signedIn.error();
        accounts.counts.signIn("email", error.fault == Fault::Forbidden ? error.code : "token_invalid");
        return invalidLink(asJson, error);
    }
    accounts.counts.signIn("email", "success");
    if (!asJson) return signedInRedirect(signedIn->returnTo, signedIn->tokens);
    auto answer = tokensJson(signedIn->tokens);
    answer["returnTo"] = signedIn->returnTo;
    return http::jsonResponse(200, answer);
}

} // namespace wheelwright::accounts
