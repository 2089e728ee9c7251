#include "accounts/sessions/session_cache.hpp"
#include "base/deadline.hpp"

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;

constexpr auto kKept = 1s;
constexpr storage::Query kOwner{"session_owner",
                                "select user_id from sessions where id = $1 and idle_until > $2 "
                                "and idle_until <= $3 and ends_at > $2 and ends_at <= $4"};

} // namespace

UserId SessionCache::ownerOf(SessionId const& sessionId, Instant now) {
    return database_.read([&](storage::Connection& connection) {
        auto const row = connection
                             .run(kOwner, sessionId, millisecondsOf(now), latestDeadline(now, kIdle),
                                  latestDeadline(now, kLongestSession))
                             .first();
        return row ? row->get<UserId>("user_id") : UserId{};
    });
}

std::optional<bool> SessionCache::hasInMemory(Bearer const& bearer) {
    auto const now = clock_.now();
    auto& shard = shardOf(bearer.sessionId);
    std::lock_guard const lock{shard.guard};
    auto const found = shard.known.find(bearer.sessionId);
    if (found == shard.known.end() || now >= found->second.until || now < found->second.until - kKept)
        return std::nullopt;
    return found->second.userId == bearer.userId;
}

bool SessionCache::has(Bearer const& bearer) {
    if (auto const known = hasInMemory(bearer)) return *known;
    auto& shard = shardOf(bearer.sessionId);
    auto const dropsBefore = [&] {
        std::lock_guard const lock{shard.guard};
        return shard.drops;
    }();
    auto const now = clock_.now();
    auto owner = ownerOf(bearer.sessionId, now);
    bool const lives = !owner.empty() && owner == bearer.userId;
    std::lock_guard const lock{shard.guard};
    if (shard.drops != dropsBefore) return lives;             // the session may have ended since it was read
    if (shard.known.size() >= kPerShard) shard.known.clear(); // bounds the memory
    shard.known[bearer.sessionId] = {std::move(owner), now + kKept};
    return lives;
}

void SessionCache::forget(SessionId const& sessionId) {
    drop(sessionId);
    evicted.announce(sessionId);
}

void SessionCache::drop(SessionId const& sessionId) {
    auto& shard = shardOf(sessionId);
    std::lock_guard const lock{shard.guard};
    shard.known.erase(sessionId);
    ++shard.drops;
}

} // namespace wheelwright::accounts
