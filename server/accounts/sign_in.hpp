#pragma once
#include "accounts/magic_links.hpp"
#include "accounts/sessions.hpp"

namespace wheelwright::accounts {

// Opens a session for a proven identity. User, identity and session are created in one transaction.
class SignIn {
public:
    struct ByLink {
        SessionTokens tokens;
        std::string returnTo;
    };

    SignIn(storage::Database& database, Sessions& sessions, MagicLinks& links, Clock const& clock,
           std::int64_t firstCredits)
        : database_{database},
          sessions_{sessions},
          links_{links},
          clock_{clock},
          firstCredits_{firstCredits} {}

    SessionTokens byIdentity(Identity const& identity, std::string_view device);
    std::optional<ByLink> byLink(std::string_view token, std::string_view device);

private:
    OpenedSession open(storage::Connection& connection, Identity const& identity,
                       std::string_view device) const;

    storage::Database& database_;
    Sessions& sessions_;
    MagicLinks& links_;
    Clock const& clock_;
    std::int64_t firstCredits_;
};

} // namespace wheelwright::accounts
