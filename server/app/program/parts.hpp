#pragma once
#include "accounts/accounts.hpp"
#include "app/program/backups.hpp"
#include "app/program/cache_invalidation.hpp"
#include "app/program/cloud.hpp"
#include "app/program/components.hpp"
#include "app/settings/settings.hpp"
#include "bridges/list_source.hpp"
#include "content/pages.hpp"
#include "content/word_filter.hpp"
#include "hooks/webhook_sender.hpp"
#include "hooks/webhooks.hpp"
#include "http/static_files.hpp"
#include "ideas/ideas.hpp"
#include "live/live.hpp"
#include "media/media.hpp"
#include "redis/shared_rate_limiter.hpp"
#include "redis/shared_redis.hpp"
#include "retention/retention_turns.hpp"
#include "reviews/reviews.hpp"
#include "storage/database.hpp"
#include "storage/database_probe.hpp"
#include <future>
#include <memory>

namespace wheelwright::app {

// The rate limits of this process, shared with the others if there is Redis.
struct Limits {
    explicit Limits(Settings const& settings);

    std::unique_ptr<http::RateLimiter> limiter; // null: no limits
    redis::SharedRateLimiter* shared = nullptr; // the same object, if there is Redis
};

// Connects the rate limits to the other processes, too.
struct ConnectedRedis : redis::SharedRedis {
    ConnectedRedis(redis::RedisAddress const& address, http::Metrics& metrics,
                   std::function<void(bool)> report, redis::SharedRateLimiter* limits);
    ~ConnectedRedis();

private:
    redis::SharedRateLimiter* const limits_;
};

// Everything that requests use. Each member uses only those above it, so each
// is made after them and destroyed before them.
struct Parts {
    Parts(Settings const& settings, std::string const& publicAddress, Components& components,
          http::Metrics& metrics, Limits const& limits);

    SystemClock const clock;
    // Reading the files and the content takes half of the start, so both run in
    // parallel with the rest.
    std::future<std::unique_ptr<http::StaticFiles>> filesBeingRead;
    std::future<std::unique_ptr<content::ContentWheels>> contentBeingRead;
    Part<storage::Database> database;
    Part<storage::DatabaseProbe> schema;
    Part<std::unique_ptr<content::WordFilter>> wordFilter; // null: there is none
    Part<media::Media> media;
    std::unique_ptr<content::ContentWheels> content;
    Part<Cloud> cloud;
    std::unique_ptr<http::StaticFiles> files;
    Part<content::Pages> pages;
    Part<accounts::Accounts> accounts;
    Part<storage::WriteProbe> writes;
    Part<reviews::Reviews> reviews;
    std::unique_ptr<Part<ConnectedRedis>> redis;                // null: this process is the only one
    std::unique_ptr<Part<CacheInvalidation>> cacheInvalidation; // null like redis
    Part<live::Live> live;
    Part<hooks::Webhooks> webhooks;
    Part<hooks::WebhookSender> webhookSender;
    bridges::ListSource lists;
    Part<ideas::Ideas> ideas;
    Part<retention::RetentionTurns> retention;
    std::unique_ptr<Part<DailyBackups>> backups; // null: none are made
};

} // namespace wheelwright::app
