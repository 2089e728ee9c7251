#include "accounts/sign_in_redirect.hpp"
#include "http/form_fields.hpp"

namespace wheelwright::accounts {

http::Response signInFailed(SignInFailure const& failure) {
    return http::redirectResponse("/login?" + http::formText({{"error", failure.code},
                                                              {"message", failure.message},
                                                              {"provider", failure.providerName}}));
}

http::Response signedInRedirect(std::string_view returnTo, SessionTokens const& tokens) {
    return http::redirectResponse(
        std::string{returnTo} + "#" +
        http::formText({{"token", tokens.accessToken}, {"refresh_token_id", tokens.refreshId}}));
}

} // namespace wheelwright::accounts
