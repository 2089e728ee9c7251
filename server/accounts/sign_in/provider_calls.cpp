#include "accounts/calls.hpp"
#include "accounts/sign_in/email_address.hpp"
#include "accounts/sign_in/provider.hpp"
#include "accounts/sign_in/return_target.hpp"
#include "accounts/sign_in/sign_in.hpp"
#include "base/chance.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "http/header_fields.hpp"
#include "storage/query.hpp"
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

namespace wheelwright::accounts {

using http::FormFields;
using http::Request;
using http::Response;

namespace {

constexpr std::size_t kLongestCode = 4096;
constexpr std::string_view kByHeader = "header";

bool isHttps(Accounts const& accounts) {
    return accounts.rules.publicAddress.starts_with("https://");
}

// The __Host- prefix keeps other hosts of the domain from setting this cookie.
std::string_view cookieName(Accounts const& accounts) {
    return isHttps(accounts) ? "__Host-wheelwright_sign_in" : "wheelwright_sign_in";
}

Response failed(Accounts& accounts, std::string_view providerName, std::string_view code,
                std::string_view message) {
    accounts.counts.signIn(providerName, code);
    return signInFailed({providerName, code, message});
}

Response failed(Accounts& accounts, std::string_view providerName, Error const& error) {
    return failed(accounts, providerName, error.code, error.message);
}

Response unknownProvider(std::string_view name) {
    return signInFailed(
        {isUtf8(name) ? name : "?", "invalid_provider", "There is no sign-in provider with this name."});
}

Response refusedByProvider(Accounts& accounts, std::string_view providerName, std::string_view error) {
    // user_cancelled_authorize is Apple's code.
    if (error == "access_denied" || error == "user_cancelled_authorize")
        return failed(accounts, providerName, "access_denied", "The sign-in was cancelled.");
    if (error == "temporarily_unavailable")
        return failed(accounts, providerName, "temporarily_unavailable",
                      "The sign-in provider isn't available right now. Try again in a moment.");
    if (error == "unauthorized_client" || error == "invalid_client")
        return failed(accounts, providerName, "invalid_client",
                      "This server isn't registered correctly with the sign-in provider.");
    return failed(accounts, providerName, "server_error", "The sign-in provider couldn't sign you in.");
}

bool isCode(std::string_view code) {
    return !code.empty() && code.size() <= kLongestCode &&
           std::ranges::all_of(code, [](char c) { return c >= 0x20 && c < 0x7f; });
}

// {"name": {"firstName": …, "lastName": …}}
std::optional<std::string> appleName(std::string const& user) {
    boost::system::error_code problem;
    auto const value = boost::json::parse(user, problem);
    auto const* const name = !problem && value.is_object() ? partAt(value.get_object(), "name") : nullptr;
    if (name == nullptr) return std::nullopt;
    std::string full{textAt(*name, "firstName")};
    auto const last = textAt(*name, "lastName");
    if (!full.empty() && !last.empty()) full += " ";
    full += last;
    return full.empty() || full.size() > 400 || !storage::isStorableText(full) ? std::nullopt
                                                                               : std::optional{full};
}

Response signInAs(Accounts& accounts, Request const& request, Proven proven, std::string_view returnTo) {
    std::string const name = proven.identity.providerName;
    auto const tidy = tidied(std::move(proven.identity));
    if (!tidy) return failed(accounts, name, "token_invalid", "The sign-in provider didn't say who you are.");
    proven.identity = *tidy;
    auto const tokens = accounts.signIn.byIdentity(proven, deviceOf(request), returnTo);
    if (!tokens) return failed(accounts, name, tokens.error());
    accounts.counts.signIn(name, "success");
    return signedInRedirect(withoutInvitation(std::string{returnTo}), *tokens);
}

// The front has signed the user in. Only trusted fronts' requests still have the header here.
Response signInByHeader(Accounts& accounts, Request const& request) {
    auto const& header = accounts.rules.authHeader;
    std::string const user{trimmed(request.header(header))};
    if (user.empty())
        return failed(accounts, kByHeader, "invalid_client",
                      "The server in front of this one didn't say who you are.");
    auto email = emailAddress(user);
    bool const isEmail = email.has_value();
    // Names of headers differ by case alone where they are the same.
    Identity identity{std::string{kByHeader},
                      "header:" + lowerCase(header),
                      user,
                      std::move(email),
                      isEmail,
                      isEmail ? "" : user,
                      std::nullopt};
    auto const returnTo =
        returnTarget(FormFields{request.query}.find("returnTo").value_or(""), accounts.rules.publicAddress);
    return signInAs(accounts, request, {std::move(identity), {}, true}, returnTo);
}

} // namespace

ReturnFields readReturnFields(FormFields const& fields) {
    auto const code = fields.find("code");
    auto const user = fields.find("user");
    return {.state = fields.find("state"),
            .error = fields.find("error"),
            .code = code && isCode(*code) ? code : std::nullopt,
            .issuer = fields.find("iss"),
            .givenName = user ? appleName(*user) : std::nullopt};
}

boost::json::array providersJson(Accounts const& accounts) {
    boost::json::array list;
    for (auto const& provider : accounts.providers.all())
        if (provider->label().empty())
            list.push_back({{"name", provider->name()}, {"configured", provider->configured()}});
    list.push_back({{"name", "email"}, {"configured", accounts.rules.signInByEmail}});
    return list;
}

Response listProviders(Accounts& accounts) {
    boost::json::array own;
    for (auto const& provider : accounts.providers.all())
        if (!provider->label().empty())
            own.push_back({{"name", provider->name()}, {"label", provider->label()}});
    if (!accounts.rules.authHeader.empty()) own.push_back({{"name", kByHeader}, {"label", "Single sign-on"}});
    return http::jsonResponse(200, {{"success", true}, {"providers", providersJson(accounts)}, {"own", own}});
}

Response startSignIn(Accounts& accounts, Request const& request) {
    if (request.captures.at(0) == kByHeader && !accounts.rules.authHeader.empty())
        return signInByHeader(accounts, request);
    auto* const provider = accounts.providers.find(request.captures.at(0));
    if (provider == nullptr) return unknownProvider(request.captures.at(0));
    if (!provider->configured())
        return failed(accounts, provider->name(), "invalid_client",
                      "This sign-in isn't set up on this server.");
    std::string browser{http::cookieNamed(request, cookieName(accounts))};
    if (browser.size() != 43) browser = newSecret();
    auto const returnTo =
        returnTarget(FormFields{request.query}.find("returnTo").value_or(""), accounts.rules.publicAddress);
    auto const started = accounts.attempts.start(provider->name(), browser, returnTo);
    auto const address =
        provider->signInAddress(started, accounts.rules.publicAddress + callbackPath(provider->name()));
    if (!address) return failed(accounts, provider->name(), address.error());
    auto response = http::redirectResponse(*address);
    http::setCookie(response, cookieName(accounts), browser, std::chrono::minutes{10}, isHttps(accounts));
    return response;
}

Response finishSignIn(Accounts& accounts, Request const& request) {
    auto* const provider = accounts.providers.find(request.captures.at(0));
    if (provider == nullptr) return unknownProvider(request.captures.at(0));
    auto const name = provider->name();
    auto const given = readReturnFields(FormFields{request.query});
    auto const browser = http::cookieNamed(request, cookieName(accounts));
    auto const attempt =
        given.state && !browser.empty() ? accounts.attempts.take(*given.state, name, browser) : std::nullopt;
    if (given.error) return refusedByProvider(accounts, name, *given.error);
    if (!given.state || browser.empty())
        return failed(accounts, name, "token_invalid", "This sign-in wasn't started in this browser.");
    if (!attempt)
        return failed(accounts, name, "token_expired",
                      "This sign-in took too long or has already been used.");

    auto const code = attempt->code ? attempt->code : given.code;
    if (!code)
        return failed(accounts, name, "token_invalid",
                      "The sign-in provider sent no proof of your identity.");
    auto proven = provider->identify({*code, given.issuer}, *attempt,
                                     accounts.rules.publicAddress + callbackPath(name));
    if (!proven) return failed(accounts, name, proven.error());
    return signInAs(accounts, request, std::move(*proven), attempt->returnTo);
}

Response receivePostedReturn(Accounts& accounts, Request const& request) {
    auto* const provider = accounts.providers.find(request.captures.at(0));
    if (provider == nullptr) return unknownProvider(request.captures.at(0));
    auto const name = provider->name();
    auto const given = readReturnFields(FormFields{request.body});
    auto const state = given.state.value_or("");
    if (given.error)
        return http::redirectResponse(callbackPath(name) + "?" +
                                      http::formText({{"state", state}, {"error", *given.error}}));
    if (!given.code || !accounts.attempts.keepCode(state, name, *given.code, given.givenName))
        return failed(accounts, name, "token_expired",
                      "This sign-in took too long or has already been used.");
    return http::redirectResponse(callbackPath(name) + "?" + http::formText({{"state", state}}));
}

} // namespace wheelwright::accounts
