#pragma once
#include "accounts/sessions/sessions.hpp"
#include "accounts/sign_in/magic_links.hpp"
#include "accounts/sign_in/sign_up.hpp"
#include "http/response.hpp"

namespace wheelwright::accounts {

// Opens a session for a proven identity. User, identity and session are created in one transaction.
class SignIn {
public:
    struct ByLink {
        SessionTokens tokens;
        std::string returnTo;
    };

    SignIn(storage::Database& database, Sessions& sessions, MagicLinks& links, Clock const& clock,
           std::int64_t firstCredits, SignUpRules signUp)
        : database_{database},
          sessions_{sessions},
          links_{links},
          clock_{clock},
          firstCredits_{firstCredits},
          signUp_{std::move(signUp)} {}

    // `returnTo` may contain an invitation. Errors of both: sign_up_closed for a user without an account who
    // can't open one, invitation_used for an invitation that no longer works, and account_disabled. A refused
    // link isn't used up.
    Result<SessionTokens> byIdentity(Proven const& proven, std::string_view device,
                                     std::string_view returnTo);
    Result<ByLink> byLink(std::string_view token, std::string_view device);

private:
    Result<void> admit(storage::Connection& connection, Proven const& proven,
                       std::string_view returnTo) const;
    Result<OpenedSession> open(storage::Connection& connection, Proven const& proven, std::string_view device,
                               std::string_view returnTo) const;

    storage::Database& database_;
    Sessions& sessions_;
    MagicLinks& links_;
    Clock const& clock_;
    std::int64_t firstCredits_;
    SignUpRules signUp_;
};

// Error code (the page translates it) and message of a failed redirect sign-in.
struct SignInFailure {
    std::string_view providerName;
    std::string_view code;
    std::string_view message;
};

// Both redirect to the page. Tokens are in the fragment, which a browser doesn't send to a server.
http::Response signInFailed(SignInFailure const& failure);
http::Response signedInRedirect(std::string_view returnTo, SessionTokens const& tokens);

} // namespace wheelwright::accounts
