#pragma once
#include "accounts/sessions/access_tokens.hpp"
#include "accounts/sessions/session_cache.hpp"
#include "base/result.hpp"
#include <vector>

namespace wheelwright::accounts {

// The tokens of a signed-in page.
struct SessionTokens {
    std::string accessToken;
    std::string refreshId;
    std::string twinRefreshId; // for a second tab, if requested
};

struct SessionRecord {
    SessionId id;
    std::string providerName;
    std::string device;
    Instant createdAt;
    Instant lastUsedAt;
};

// A session inside the transaction of a sign-in or refresh. Its tokens are signed after the commit.
struct OpenedSession {
    User user;
    SessionId sessionId;
    std::string refreshId;
    std::string twinRefreshId;
};

// Sessions and their refresh chains. Only hashes of refresh ids are stored; a child id
// is derived from its parent, so that a repeated refresh gets the same child again.
class Sessions {
public:
    Sessions(storage::Database& database, AccessTokens& tokens, SessionCache& cache, Clock const& clock);

    OpenedSession open(storage::Connection& connection, User const& user, std::string_view providerName,
                       std::string_view device) const;
    SessionTokens tokensOf(OpenedSession const& opened);

    // A twin splits the chain in two, for two tabs that had the same id. The id is spent either way, so that
    // a later use of it by someone else is detected.
    Result<SessionTokens> refresh(std::string_view refreshId, bool withTwin = false);

    std::vector<SessionRecord> list(UserId const& userId);
    bool end(UserId const& userId, SessionId const& sessionId); // false if it isn't this user's
    void endAll(UserId const& userId);
    void dropExpired();

private:
    std::string childOf(std::string_view refreshId, std::string_view which = "") const;

    storage::Database& database_;
    AccessTokens& tokens_;
    SessionCache& cache_;
    Clock const& clock_;
    std::string secret_;
};

// Ends them inside the caller's transaction; the caller forgets what is returned after the commit.
std::vector<SessionId> endSessionsOf(storage::Connection& connection, UserId const& userId);

std::vector<SessionRecord> sessionsOf(storage::Connection& connection, UserId const& userId, Instant now);

} // namespace wheelwright::accounts
