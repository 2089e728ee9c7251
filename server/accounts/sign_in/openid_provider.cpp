#include "accounts/sign_in/openid_provider.hpp"
#include "accounts/sign_in/id_token.hpp"
#include "accounts/sign_in/provider.hpp"
#include "base/base64.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "base/json.hpp"
#include "http/form_fields.hpp"

namespace wheelwright::accounts {
namespace {

std::optional<std::string> textOrNothing(boost::json::object const& claims, std::string_view name) {
    auto const text = textAt(claims, name);
    return text.empty() ? std::nullopt : std::optional{std::string{text}};
}

} // namespace

OpenIdProvider::OpenIdProvider(std::string name, OpenIdRules rules, Clock const& clock)
    : rules_{std::move(rules)}, clock_{clock}, name_{std::move(name)}, keys_{name_, rules_.issuer, clock} {}

Result<std::string> OpenIdProvider::signInAddress(StartedAttempt const& started,
                                                  std::string const& redirect) {
    auto const places = keys_.places();
    if (!places) return places.error();
    auto const challenge = base64url(sha256(started.attempt.verifier));
    std::vector<std::pair<std::string_view, std::string_view>> fields{
        {"response_type", "code"},     {"client_id", rules_.clientId},
        {"redirect_uri", redirect},    {"scope", scope()},
        {"state", started.state},      {"nonce", started.attempt.nonce},
        {"code_challenge", challenge}, {"code_challenge_method", "S256"}};
    for (auto const& field : moreParameters())
        fields.push_back(field);
    return places->authorize + (places->authorize.find('?') == std::string::npos ? "?" : "&") +
           http::formText(fields);
}

Result<Token> OpenIdProvider::checkedToken(std::string_view text, Attempt const& attempt) {
    auto token = readToken(text);
    if (!token) return unexpectedAnswer();
    auto const key = keys_.keyOf(*token);
    if (!key) return key.error();
    if (!signedBy(*token, *key))
        return providerError("token_signature", "The sign-in provider's signature couldn't be verified.");
    if (auto fault = faultIn(*token, {rules_.issuer, rules_.clientId, attempt.nonce, clock_.now()}))
        return std::move(*fault);
    return std::move(*token);
}

Result<Proven> OpenIdProvider::identify(Return const& returned, Attempt const& attempt,
                                        std::string const& redirect) {
    // A code that another provider injected (mix-up attack) comes with that provider's issuer. It must not be
    // sent to this one.
    if (returned.issuer && !isIssuer(*returned.issuer, rules_.issuer))
        return providerError("token_invalid", "The answer came from another sign-in provider.");
    auto const places = keys_.places();
    if (!places) return places.error();
    auto const secret = clientSecret();
    std::vector<std::string> headers{"Accept: application/json"};
    std::vector<std::pair<std::string_view, std::string_view>> form{{"grant_type", "authorization_code"},
                                                                    {"code", returned.code},
                                                                    {"redirect_uri", redirect},
                                                                    {"code_verifier", attempt.verifier}};
    if (rules_.basicAuth)
        headers.push_back("Authorization: Basic " +
                          base64(percentEncoded(rules_.clientId) + ":" + percentEncoded(secret)));
    else
        form.insert(form.end(), {{"client_id", rules_.clientId}, {"client_secret", secret}});
    auto const tokens = askForTokens(name_, {places->token, headers, http::formText(form)});
    if (!tokens) return tokens.error();
    std::string const text{textAt(*tokens, "id_token")};
    auto const token = checkedToken(text, attempt);
    if (!token) return token.error();
    return describe(token->claims, textAt(*tokens, "access_token"), attempt);
}

Result<Proven> OpenIdProvider::describe(boost::json::object const& claims, std::string_view,
                                        Attempt const& attempt) {
    Identity identity{name_,
                      std::string{textAt(claims, "iss")},
                      std::string{textAt(claims, "sub")},
                      textOrNothing(claims, "email"),
                      false,
                      std::string{textAt(claims, "name")},
                      textOrNothing(claims, "picture")};
    identity.emailVerified = identity.email && emailIsVerified(claims);
    if (identity.name.empty()) identity.name = attempt.givenName.value_or("");
    return Proven{std::move(identity)};
}

bool OpenIdProvider::emailIsVerified(boost::json::object const& claims) const {
    return trueAt(claims, "email_verified");
}

bool MicrosoftProvider::emailIsVerified(boost::json::object const& claims) const {
    return trueAt(claims, "xms_edov") || numberAt(claims, "xms_edov") == 1;
}

} // namespace wheelwright::accounts
