#include "app/program/told_caches.hpp"

namespace wheelwright::app {
namespace {

constexpr auto kShares = "shares";
constexpr auto kSessions = "sessions";

// Lost messages need no handling: without them, processes find changes in the database a little later.
template <class Cache> void join(redis::ProcessPost& post, char const* topic, Cache& cache) {
    post.listen(topic, {[&cache](std::string_view, std::string_view key) { cache.drop(key); }, {}});
    cache.forgotten.tellTo([&post, topic](std::string_view key) { post.sendAll(topic, key); });
}

template <class Cache> void part(redis::ProcessPost& post, char const* topic, Cache& cache) {
    cache.forgotten.tellTo({});
    post.forget(topic);
}

} // namespace

ToldCaches::ToldCaches(redis::ProcessPost& post, wheels::ShareCache& shares, accounts::LiveSessions& sessions)
    : post_{post}, shares_{shares}, sessions_{sessions} {
    join(post_, kShares, shares_);
    join(post_, kSessions, sessions_);
}

ToldCaches::~ToldCaches() {
    part(post_, kShares, shares_);
    part(post_, kSessions, sessions_);
}

} // namespace wheelwright::app
