#pragma once
#include "live/room_store.hpp"
#include "redis/redis.hpp"
#include <chrono>

namespace wheelwright::live {

// Which process runs which room, in Redis. A process holds its rooms for as long as it renews its lease. Once
// the lease has expired, the first process that claims a room holds it. The database has the last word: see
// WriteOutcome.
class Leases {
public:
    // `lease` is the time after which a lease expires without a renewal.
    Leases(redis::Redis& redis, std::string process, std::chrono::milliseconds lease)
        : redis_{redis}, process_{std::move(process)}, lease_{lease} {}

    // Returns the process that runs the room: another one with a valid lease, or from now on this one.
    Result<std::string> claim(RoomId const& room);

    // Renews this process's lease and returns the holder of each room. Claims rooms without a holder again,
    // as after Redis has lost its data.
    Result<std::vector<std::string>> renew(std::vector<RoomId> const& rooms);

    // Those of the rooms that no process with a valid lease holds; none if Redis doesn't answer.
    std::vector<RoomId> withoutHolder(std::vector<RoomId> const& rooms);

    void release(std::vector<RoomId> const& rooms);
    void leave(std::vector<RoomId> const& rooms); // releases the lease, too

    // A process that can't reach the database gives up its rooms only if another process can reach it.
    void announceDatabase();
    bool isDatabaseElsewhere(); // false if Redis doesn't answer

private:
    redis::RedisCommand script(char const* text, std::vector<RoomId> const& rooms) const;

    redis::Redis& redis_;
    std::string const process_;
    std::chrono::milliseconds const lease_;
};

} // namespace wheelwright::live
