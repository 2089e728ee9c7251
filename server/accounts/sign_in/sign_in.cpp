#include "accounts/sign_in/sign_in.hpp"
#include "accounts/profile/unused_accounts.hpp"
#include "accounts/profile/user_store.hpp"
#include "accounts/sign_in/invitations.hpp"
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

std::string_view nameOf(SignUpRules const& rules) {
    if (rules.isOpen) return "open";
    return rules.takesInvitations ? "invited" : "nobody";
}

Result<void> SignIn::admit(Connection& connection, Proven const& proven, std::string_view returnTo) const {
    if (signUp_.admits(proven) || isKnown(connection, proven.identity)) return {};
    auto const invitation = signUp_.takesInvitations ? invitationIn(returnTo) : std::string{};
    if (invitation.empty())
        return Error{Fault::Forbidden, "sign_up_closed", "This server doesn't accept new accounts."};
    if (!redeemInvitation(connection, invitation, clock_.now()))
        return Error{Fault::Forbidden, "invitation_used",
                     "This invitation was already used, has expired or was revoked. Ask for a new one."};
    return {};
}

Result<OpenedSession> SignIn::open(Connection& connection, Proven const& proven, std::string_view device,
                                   std::string_view returnTo) const {
    auto const& identity = proven.identity;
    if (auto const admitted = admit(connection, proven, returnTo); !admitted) return admitted.error();
    auto const user = userBehind(connection, identity, firstCredits_, clock_.now());
    if (user.disabledAt)
        return Error{Fault::Forbidden, "account_disabled", "This account has been disabled by an admin."};
    if (proven.role && *proven.role != user.role) setRole(connection, user.id, *proven.role);
    noteLanguage(connection, user.id, returnTo);
    return sessions_.open(connection, user, identity.providerName, device);
}

Result<SessionTokens> SignIn::byIdentity(Proven const& proven, std::string_view device,
                                         std::string_view returnTo) {
    auto const opened =
        database_.write([&](Connection& connection) { return open(connection, proven, device, returnTo); });
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
        auto session = open(connection, provenBy(*link), device, link->returnTo);
        if (!session) return session.error();
        return Opened{std::move(*session), withoutInvitation(std::move(link->returnTo))};
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
