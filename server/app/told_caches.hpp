#pragma once
#include "accounts/accounts.hpp"
#include "app/cloud.hpp"
#include "redis/process_post.hpp"

namespace wheelwright::app {

// What one process changed, the others forget at once instead of when they look next: shared wheels, and
// sessions that ended. For as long as this lives.
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
