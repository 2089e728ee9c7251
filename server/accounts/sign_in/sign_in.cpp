#include "accounts/sign_in/sign_in.hpp"
#include "accounts/profile/user_store.hpp"
#include "accounts/sign_in/operator_link.hpp"
#include "http/form_fields.hpp"
#include <algorithm>
#include <tuple>

namespace wheelwright::accounts {

using storage::Connection;

bool SignUpRules::admits(Proven const& proven) const {
    if (isOpen || proven.mayJoin) return true;
    auto const& [email, isVerified] = std::tie(proven.identity.email, proven.identity.emailVerified);
    return email && isVerified && std::ranges::count(domains, email->substr(email->find('@') + 1)) > 0;
}

Result<OpenedSession> SignIn::open(Connection& connection, Proven const& proven,
                                   std::string_view device) const {
    auto const& identity = proven.identity;
    if (!signUp_.admits(proven) && !isKnown(connection, identity))
        return Error{Fault::Forbidden, "sign_up_closed", "This server takes no new accounts."};
    auto const user = userBehind(connection, identity, firstCredits_, clock_.now());
    if (proven.role && *proven.role != user.role) setRole(connection, user.id, *proven.role);
    return sessions_.open(connection, user, identity.providerName, device);
}

Result<SessionTokens> SignIn::byIdentity(Proven const& proven, std::string_view device) {
    auto const opened =
        database_.write([&](Connection& connection) { return open(connection, proven, device); });
    if (!opened) return opened.error();
    return sessions_.tokensOf(*opened);
}

Result<SignIn::ByLink> SignIn::byLink(std::string_view token, std::string_view device) {
    struct Opened {
        OpenedSession session;
        std::string returnTo;
    };
    auto const opened = database_.write([&](Connection& connection) -> Result<Opened> {
        auto link = links_.redeem(connection, token);
        if (!link)
            return Error{Fault::NoSession, "token_expired",
                         "This sign-in link has already been used or has expired."};
        auto session = open(connection, provenBy(*link), device);
        if (!session) return session.error();
        return Opened{std::move(*session), std::move(link->returnTo)};
    });
    if (!opened) return opened.error();
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
