#pragma once
#include "accounts/sessions/access_tokens.hpp"
#include "base/announcer.hpp"
#include "base/text.hpp"
#include "storage/database.hpp"
#include <array>
#include <mutex>

namespace wheelwright::accounts {

// Whether a token's session is still valid. The answer is cached for a second, so a busy page costs one query
// a second. A session that ended in another process is refused here after a second at most, or at once if the
// processes notify each other.
class LiveSessions {
public:
    LiveSessions(storage::Database& database, Clock const& clock) : database_{database}, clock_{clock} {}

    bool has(Bearer const& bearer);
    std::optional<bool> hasInMemory(Bearer const& bearer); // nullopt if it needs a query
    void forget(std::string_view sessionId); // ended here: evicts it and notifies other processes
    void drop(std::string_view sessionId);   // ended in another process: only evicts it

    Announcer evicted;

private:
    struct Known {
        std::string userId; // empty: there is no such session
        Instant until;
    };
    struct Shard {
        std::mutex guard;
        TextMap<Known> known;
        std::uint64_t drops = 0; // an answer read before the last drop isn't cached
    };
    static constexpr std::size_t kShards = 16;
    static constexpr std::size_t kPerShard = 4096;

    Shard& shardOf(std::string_view sessionId) { return shards_[TextHash{}(sessionId) % kShards]; }
    std::string ownerOf(std::string_view sessionId, Instant now);

    storage::Database& database_;
    Clock const& clock_;
    std::array<Shard, kShards> shards_;
};

} // namespace wheelwright::accounts
