#include "accounts/sign_in/oauth_provider.hpp"
#include "accounts/sign_in/provider.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "base/json.hpp"
#include "http/form_fields.hpp"

namespace wheelwright::accounts {

Result<std::string> OAuthProvider::signInAddress(StartedAttempt const& started, std::string const& redirect) {
    auto const challenge = base64url(sha256(started.attempt.verifier));
    return authorizeAddress() + "?" +
           http::formText({{"response_type", "code"},
                           {"client_id", rules_.clientId},
                           {"redirect_uri", redirect},
                           {"scope", scope()},
                           {"state", started.state},
                           {"code_challenge", challenge},
                           {"code_challenge_method", "S256"}});
}

Result<Proven> OAuthProvider::identify(Return const& returned, Attempt const& attempt,
                                       std::string const& redirect) {
    if (returned.issuer && *returned.issuer != issuer())
        return providerError("token_invalid", "The answer came from another sign-in provider.");
    auto const tokens = askForTokens(name_, {tokenAddress(),
                                             {"Accept: application/json"},
                                             http::formText({{"grant_type", "authorization_code"},
                                                             {"code", returned.code},
                                                             {"redirect_uri", redirect},
                                                             {"client_id", rules_.clientId},
                                                             {"client_secret", rules_.clientSecret},
                                                             {"code_verifier", attempt.verifier}})});
    if (!tokens) return tokens.error();
    auto const accessToken = textAt(*tokens, "access_token");
    if (accessToken.empty() || accessToken.find_first_of("\r\n") != std::string_view::npos)
        return unexpectedAnswer();
    auto identity = describe(std::string{accessToken});
    if (!identity) return identity.error();
    return Proven{std::move(*identity)};
}

} // namespace wheelwright::accounts
