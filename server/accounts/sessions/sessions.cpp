#include "accounts/sessions/sessions.hpp"
#include "accounts/profile/unused_accounts.hpp"
#include "accounts/profile/user_store.hpp"
#include "base/chance.hpp"
#include "base/deadline.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "base/log.hpp"

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;
using storage::Connection;
using storage::Query;

constexpr auto kIdleExactTo = 1h;           // the end of an idle session moves on this often
constexpr auto kGrace = 10s;                // two tabs, or a retry after a lost answer
constexpr auto kRemembered = 30 * 24h;      // how long reuse of a spent id is recognised
constexpr std::string_view kTwin = " twin"; // no id has a space

constexpr Query kSecret{"refresh_secret", "select value from installation where name = 'refresh_secret'"};
constexpr Query kAddSession{"session_add",
                            "insert into sessions (id, user_id, provider_name, device, created_at, "
                            "last_used_at, idle_until, ends_at) values ($1, $2, $3, $4, $5, $5, $6, $7)"};
constexpr Query kAddToken{"refresh_token_add",
                          "insert into refresh_tokens (hash, session_id, created_at) values ($1, $2, $3)"};
constexpr Query kAddTokenOnce{"refresh_token_add_once",
                              "insert into refresh_tokens (hash, session_id, created_at) values ($1, $2, $3) "
                              "on conflict do nothing"};
// Everything that a refresh has to know, in one query: other writes wait for it.
constexpr Query kFind{
    "refresh_token_find",
    "select session_id, spent_at, idle_until, ends_at, users.id as user_id, "
    "users.last_used_at as user_last_used_at, tier, tier_expires_at, credits, credits_month, "
    "users.created_at as user_created_at from refresh_tokens "
    "join sessions on sessions.id = session_id join users on users.id = sessions.user_id "
    "where hash = $1"};
constexpr Query kSpendRefreshToken{"refresh_token_spend",
                                   "update refresh_tokens set spent_at = $2 where hash = $1"};
constexpr Query kTouch{"session_touch",
                       "update sessions set last_used_at = $2, idle_until = $3 where id = $1"};
constexpr Query kEnd{"session_end", "delete from sessions where id = $1"};
constexpr Query kEndOwn{"session_end_own", "delete from sessions where id = $1 and user_id = $2"};
constexpr Query kEndAll{"sessions_end_all", "delete from sessions where user_id = $1 returning id"};
// The newest id of a session is as old as its last use.
constexpr Query kList{"sessions_of_user",
                      "select id, provider_name, device, created_at, "
                      "coalesce((select max(refresh_tokens.created_at) from refresh_tokens "
                      "where session_id = sessions.id), last_used_at) as last_use from sessions "
                      "where user_id = $1 and idle_until > $2 and idle_until <= $3 and ends_at > $2 and "
                      "ends_at <= $4 order by last_use desc, id"};
// A batch at a time: other writes wait for a transaction on SQLite, and collide with it on PostgreSQL.
constexpr std::int64_t kBatch = 500;
constexpr Query kExpired{
    "sessions_expired",
    "select id from sessions where idle_until <= $1 or idle_until > $2 or ends_at <= $1 or "
    "ends_at > $3 limit $4"};
constexpr Query kSpent{"refresh_tokens_spent",
                       "select hash from refresh_tokens where spent_at < $1 limit $2"};
constexpr Query kDropSession{"session_drop",
                             "delete from sessions where id = $1 and "
                             "(idle_until <= $2 or idle_until > $3 or ends_at <= $2 or ends_at > $4)"};
constexpr Query kDropToken{"refresh_token_drop", "delete from refresh_tokens where hash = $1"};

Error ended(std::string code, std::string message) {
    return {Fault::NoSession, std::move(code), std::move(message)};
}

Error overError() {
    return ended("session_over", "Your session has ended. Sign in again.");
}

// The outcome of a refresh's transaction: what to answer, and what to log after the commit.
struct Refreshed {
    std::optional<OpenedSession> session;
    SessionId endedSession; // because an old id was used again
};

// As much of a user as their tokens say.
User bearerIn(storage::Row const& row) {
    User user;
    user.id = row.get<UserId>("user_id");
    user.subscription = subscriptionIn(row);
    user.credits = row.get<std::int64_t>("credits");
    user.createdAt = instantOf(row.get<std::int64_t>("user_created_at"));
    user.creditsMonth =
        row.get<std::optional<std::int64_t>>("credits_month").value_or(monthOf(user.createdAt));
    return user;
}

} // namespace

Sessions::Sessions(storage::Database& database, AccessTokens& tokens, SessionCache& cache, Clock const& clock)
    : database_{database}, tokens_{tokens}, cache_{cache}, clock_{clock} {
    secret_ = database_.read(
        [](Connection& connection) { return connection.run(kSecret).one().get<std::string>("value"); });
}

std::string Sessions::childOf(std::string_view refreshId, std::string_view which) const {
    return base64url(hmacSha256(secret_, std::string{refreshId}.append(which)));
}

OpenedSession Sessions::open(Connection& connection, User const& user, std::string_view providerName,
                             std::string_view device) const {
    auto const now = clock_.now();
    OpenedSession opened{user, SessionId{newUuid()}, newSecret(), {}};
    connection.run(kAddSession, opened.sessionId, user.id, providerName, device, millisecondsOf(now),
                   millisecondsOf(now + kIdle), millisecondsOf(now + kLongestSession));
    connection.run(kAddToken, sha256Hex(opened.refreshId), opened.sessionId, millisecondsOf(now));
    noteUse(connection, user.id, now);
    return opened;
}

SessionTokens Sessions::tokensOf(OpenedSession const& opened) {
    return {tokens_.issue(opened.user, opened.sessionId), opened.refreshId, opened.twinRefreshId};
}

Result<SessionTokens> Sessions::refresh(std::string_view refreshId, bool withTwin) {
    auto const now = clock_.now();
    auto const at = millisecondsOf(now);
    auto const hash = sha256Hex(refreshId);
    auto const child = childOf(refreshId);
    auto const childHash = sha256Hex(child);
    auto const twin = withTwin ? childOf(refreshId, kTwin) : std::string{};
    auto const twinHash = withTwin ? sha256Hex(twin) : std::string{};
    auto const refreshed = database_.write([&](Connection& connection) -> Refreshed {
        auto const row = connection.run(kFind, hash).first();
        if (!row) return {};
        auto const sessionId = row->get<SessionId>("session_id");
        auto const idleUntil = row->get<std::int64_t>("idle_until");
        if (isOver(instantOf(idleUntil), now, kIdle) ||
            isOver(instantOf(row->get<std::int64_t>("ends_at")), now, kLongestSession)) {
            connection.run(kEnd, sessionId);
            return {};
        }
        if (auto const spentAt = row->get<std::optional<std::int64_t>>("spent_at")) {
            if (isDue(instantOf(*spentAt), now, kGrace + 1ms)) {
                connection.run(kEnd, sessionId);
                return {std::nullopt, sessionId};
            }
        } else {
            connection.run(kSpendRefreshToken, hash, at);
            connection.run(kAddToken, childHash, sessionId, at);
            if (idleUntil < millisecondsOf(now + kIdle - kIdleExactTo))
                connection.run(kTouch, sessionId, at, millisecondsOf(now + kIdle));
            auto const used = row->get<std::optional<std::int64_t>>("user_last_used_at");
            noteUse(connection, row->get<UserId>("user_id"),
                    used ? std::optional{instantOf(*used)} : std::nullopt, now);
        }
        // Also for a repeated call whose first attempt didn't ask for a twin: it gets the same child, and now
        // a twin.
        if (withTwin) connection.run(kAddTokenOnce, twinHash, sessionId, at);
        return {OpenedSession{bearerIn(*row), sessionId, child, twin}, {}};
    });
    if (refreshed.session) return tokensOf(*refreshed.session);
    if (refreshed.endedSession.empty()) return overError();
    cache_.forget(refreshed.endedSession);
    log::warn("spent refresh id used again, session ended",
              {{"session", std::string_view{refreshed.endedSession}}});
    return ended("session_reused", "Your session was used somewhere else, so it was ended. Sign in again.");
}

std::vector<SessionRecord> Sessions::list(UserId const& userId) {
    return database_.read(
        [&](Connection& connection) { return sessionsOf(connection, userId, clock_.now()); });
}

bool Sessions::end(UserId const& userId, SessionId const& sessionId) {
    bool const was = database_.write(
        [&](Connection& connection) { return connection.run(kEndOwn, sessionId, userId).affected() > 0; });
    if (was) cache_.forget(sessionId);
    return was;
}

void Sessions::endAll(UserId const& userId) {
    auto const ids =
        database_.write([&](Connection& connection) { return endSessionsOf(connection, userId); });
    for (auto const& id : ids)
        cache_.forget(id);
}

// Finds the rows by reads, so that there is no write if nothing has expired.
void Sessions::dropExpired() {
    auto const now = millisecondsOf(clock_.now());
    auto const latestIdle = latestDeadline(clock_.now(), kIdle);
    auto const latestEnd = latestDeadline(clock_.now(), kLongestSession);
    auto const spentBefore = millisecondsOf(clock_.now() - kRemembered);
    auto const expired = [&] {
        return database_.read([&](Connection& connection) {
            return connection.run(kExpired, now, latestIdle, latestEnd, kBatch);
        });
    };
    auto const spent = [&] {
        return database_.read(
            [&](Connection& connection) { return connection.run(kSpent, spentBefore, kBatch); });
    };
    for (auto rows = expired(); !rows.empty(); rows = expired())
        database_.write([&](Connection& connection) {
            for (auto const& row : rows)
                connection.run(kDropSession, row.get<std::string>("id"), now, latestIdle, latestEnd);
        });
    for (auto rows = spent(); !rows.empty(); rows = spent())
        database_.write([&](Connection& connection) {
            for (auto const& row : rows)
                connection.run(kDropToken, row.get<std::string>("hash"));
        });
}

std::vector<SessionId> endSessionsOf(Connection& connection, UserId const& userId) {
    std::vector<SessionId> ids;
    for (auto const& row : connection.run(kEndAll, userId))
        ids.push_back(row.get<SessionId>("id"));
    return ids;
}

std::vector<SessionRecord> sessionsOf(Connection& connection, UserId const& userId, Instant now) {
    std::vector<SessionRecord> found;
    for (auto const& row : connection.run(kList, userId, millisecondsOf(now), latestDeadline(now, kIdle),
                                          latestDeadline(now, kLongestSession)))
        found.push_back({row.get<SessionId>("id"), row.get<std::string>("provider_name"),
                         row.get<std::string>("device"), instantOf(row.get<std::int64_t>("created_at")),
                         instantOf(row.get<std::int64_t>("last_use"))});
    return found;
}

} // namespace wheelwright::accounts
