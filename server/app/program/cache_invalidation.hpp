#pragma once
#include "accounts/accounts.hpp"
#include "app/program/cloud.hpp"
#include "redis/message_bus.hpp"

namespace wheelwright::app {

// Cache invalidation between processes, for as long as this object lives. When one process changes a shared
// wheel or ends a session, the others evict it at once instead of at their next look into the database.
class CacheInvalidation {
public:
    CacheInvalidation(redis::MessageBus& bus, wheels::ShareCache& shares, accounts::SessionCache& sessions);
    CacheInvalidation(CacheInvalidation const&) = delete;
    CacheInvalidation& operator=(CacheInvalidation const&) = delete;
    ~CacheInvalidation();

private:
    redis::MessageBus& bus_;
    wheels::ShareCache& shares_;
    accounts::SessionCache& sessions_;
};

} // namespace wheelwright::app
