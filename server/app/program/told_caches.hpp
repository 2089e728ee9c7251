#pragma once
#include "accounts/accounts.hpp"
#include "app/program/cloud.hpp"
#include "redis/process_post.hpp"

namespace wheelwright::app {

// Cache invalidation between processes, for as long as this object lives. When one process changes a shared
// wheel or ends a session, the others evict it at once instead of at their next look into the database.
class ToldCaches {
public:
    ToldCaches(redis::ProcessPost& post, wheels::ShareCache& shares, accounts::LiveSessions& sessions);
    ToldCaches(ToldCaches const&) = delete;
    ToldCaches& operator=(ToldCaches const&) = delete;
    ~ToldCaches();

private:
    redis::ProcessPost& post_;
    wheels::ShareCache& shares_;
    accounts::LiveSessions& sessions_;
};

} // namespace wheelwright::app
