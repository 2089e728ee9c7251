#pragma once
#include "accounts/access_tokens.hpp"
#include "base/announcer.hpp"
#include "base/text_hash.hpp"
#include "storage/database.hpp"
#include <array>
#include <mutex>

namespace wheelwright::accounts {

// Whether a token's session still lives. The answer is kept for a second, so a session
// that ended in another process is refused here a second later, or at once where processes
// tell each other, and a busy page costs one query a second.
class LiveSessions {
public:
    LiveSessions(storage::Database& database, Clock const& clock) : database_{database}, clock_{clock} {}

    bool has(Bearer const& bearer);
    std::optional<bool> hasInMemory(Bearer const& bearer); // nothing when it has to be asked for
    void forget(std::string_view sessionId); // it ended here: refused at once, and others are told
    void drop(std::string_view sessionId);   // it ended elsewhere

    Announcer forgotten;

private:
    struct Known {
        std::string userId; // empty: there is no such session
        Instant until;
    };
    struct Shard {
        std::mutex guard;
        TextMap<Known> known;
        std::uint64_t drops = 0; // an answer from before the last one is not kept
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
