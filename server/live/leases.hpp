#pragma once
#include "redis/redis.hpp"
#include <chrono>

namespace wheelwright::live {

// Which process runs which room. A room is its holder's for as long as the holder's lease lives, which it
// renews; then whoever claims it first has it. The database has the last word: see Written.
class Leases {
public:
    // `lease` is how long one lives without a renewal.
    Leases(redis::Redis& redis, std::string process, std::chrono::milliseconds lease)
        : redis_{redis}, process_{std::move(process)}, lease_{lease} {}

    // The process that runs the room: another, or from now on this one.
    Result<std::string> claim(std::string const& room);

    // Lives on. Answers who holds each of the rooms that run here; those nobody holds are held again, as
    // after a Redis that forgot everything.
    Result<std::vector<std::string>> renew(std::vector<std::string> const& rooms);

    void release(std::vector<std::string> const& rooms);
    void leave(std::vector<std::string> const& rooms); // and the lease with them

    // Who has lost its database gives its rooms only to somebody who has it.
    void sayDatabaseIsHere();
    bool isDatabaseElsewhere(); // and Redis is here to say so

private:
    redis::RedisCommand script(char const* text, std::vector<std::string> const& rooms) const;

    redis::Redis& redis_;
    std::string const process_;
    std::chrono::milliseconds const lease_;
};

} // namespace wheelwright::live
