#include "accounts/sign_in/sign_in.hpp"
#include "accounts/profile/user_store.hpp"
#include "http/form_fields.hpp"

namespace wheelwright::accounts {

using storage::Connection;

OpenedSession SignIn::open(Connection& connection, Identity const& identity, std::string_view device) const {
    auto const user = userBehind(connection, identity, firstCredits_, clock_.now());
    return sessions_.open(connection, user, identity.providerName, device);
}

SessionTokens SignIn::byIdentity(Identity const& identity, std::string_view device) {
    return sessions_.tokensOf(
        database_.write([&](Connection& connection) { return open(connection, identity, device); }));
}

std::optional<SignIn::ByLink> SignIn::byLink(std::string_view token, std::string_view device) {
    struct Opened {
        OpenedSession session;
        std::string returnTo;
    };
    auto const opened = database_.write([&](Connection& connection) -> std::optional<Opened> {
        auto link = links_.redeem(connection, token);
        if (!link) return std::nullopt;
        Identity const identity{"email", "email", link->email, link->email, true, "", std::nullopt};
        return Opened{open(connection, identity, device), std::move(link->returnTo)};
    });
    if (!opened) return std::nullopt;
    return ByLink{sessions_.tokensOf(opened->session), opened->returnTo};
}

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
