#pragma once
#include "accounts/sessions/access_tokens.hpp"
#include "base/announcer.hpp"
#include "base/text.hpp"
#include "storage/database.hpp"
#include <array>
#include <mutex>

namespace wheelwright::accounts {

inline constexpr std::chrono::hours kIdle{30 * 24}; // until an unused session ends
inline constexpr std::chrono::hours kLongestSession{90 * 24};

// Whether a token's session is still valid. The answer is cached for a second, so a busy page costs one query
// a second. A session that ended in another process is refused here after a second at most, or at once if the
// processes notify each other.
class SessionCache {
public:
    SessionCache(storage::Database& database, Clock const& clock) : database_{database}, clock_{clock} {}

    bool has(Bearer const& bearer);
    std::optional<bool> hasInMemory(Bearer const& bearer); // nullopt if it needs a query
    void forget(SessionId const& sessionId); // ended here: evicts it and notifies other processes
    void drop(SessionId const& sessionId);   // ended in another process: only evicts it

    Announcer evicted;

private:
    struct Known {
        UserId userId; // empty: there is no such session
        Instant until;
    };
    struct Shard {
        std::mutex guard;
        IdMap<SessionId, Known> known;
        std::uint64_t drops = 0; // an answer read before the last drop isn't cached
    };
    static constexpr std::size_t kShards = 16;
    static constexpr std::size_t kPerShard = 4096;

    Shard& shardOf(SessionId const& sessionId) { return shards_[TextHash{}(sessionId) % kShards]; }
    UserId ownerOf(SessionId const& sessionId, Instant now);

    storage::Database& database_;
    Clock const& clock_;
    std::array<Shard, kShards> shards_;
};

} // namespace wheelwright::accounts
