#include "app/program/cache_invalidation.hpp"

namespace wheelwright::app {
namespace {

constexpr auto kShares = "shares";
constexpr auto kSessions = "sessions";

// Lost messages need no handling: without them, processes find changes in the database a little later.
template <class Key, class Cache> void subscribe(redis::MessageBus& bus, char const* topic, Cache& cache) {
    bus.listen(topic, {[&cache](std::string_view, std::string_view key) { cache.drop(Key{key}); }, {}});
    cache.evicted.setListener([&bus, topic](std::string_view key) { bus.sendAll(topic, key); });
}

template <class Cache> void unsubscribe(redis::MessageBus& bus, char const* topic, Cache& cache) {
    cache.evicted.setListener({});
    bus.forget(topic);
}

} // namespace

CacheInvalidation::CacheInvalidation(redis::MessageBus& bus, wheels::ShareCache& shares,
                                     accounts::SessionCache& sessions)
    : bus_{bus}, shares_{shares}, sessions_{sessions} {
    subscribe<std::string_view>(bus_, kShares, shares_);
    subscribe<SessionId>(bus_, kSessions, sessions_);
}

CacheInvalidation::~CacheInvalidation() {
    unsubscribe(bus_, kShares, shares_);
    unsubscribe(bus_, kSessions, sessions_);
}

} // namespace wheelwright::app
