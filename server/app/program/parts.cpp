#include "app/program/parts.hpp"
#include "app/program/account_parts.hpp"
#include "app/program/open_database.hpp"
#include "app/program/retention_rules.hpp"
#include "app/program/schema_upgrade.hpp"
#include "app/settings/folders.hpp"
#include "app/settings/rules.hpp"
#include "base/log.hpp"
#include "base/machine.hpp"
#include "content/legal_page.hpp"
#include "hooks/webhook_notice.hpp"
#include "storage/installation.hpp"

namespace wheelwright::app {
namespace {

using namespace std::chrono_literals;

// Short enough to detect a frozen database while clients still wait; a failover
// takes half a minute at most.
constexpr auto kStatementTime = 8s;

std::array<http::Rate, http::kRateClasses> ratesIn(Settings const& settings) {
    std::array<http::Rate, http::kRateClasses> rates{};
    auto const set = [&](http::RateClass kind, int count, std::chrono::seconds period) {
        rates[static_cast<std::size_t>(kind)] = {count, period};
    };
    set(http::RateClass::Unlimited, 1, 1s);
    set(http::RateClass::Calls, settings.rateCalls, 1min);
    set(http::RateClass::Saves, settings.rateSaves, 1min);
    set(http::RateClass::Uploads, settings.rateUploads, 1min);
    set(http::RateClass::Feedback, settings.rateFeedback, 1h);
    set(http::RateClass::Ideas, settings.rateIdeas, 1min);
    set(http::RateClass::Spins, settings.rateSpins, 1min);
    set(http::RateClass::Draws, settings.rateDraws, 1min);
    set(http::RateClass::Rooms, settings.rateRooms, 1min);
    return rates;
}

template <class T> auto readInBackground(std::filesystem::path folder) {
    return std::async(std::launch::async,
                      [folder = std::move(folder)] { return std::make_unique<T>(folder); });
}

storage::Database openDatabase(Settings const& settings) {
    auto const address = storage::parseDatabaseAddress(settings.database);
    storage::DatabaseOptions options;
    options.poolSize = static_cast<std::size_t>(settings.databasePool);
    options.statementTimeout = kStatementTime;
    log::info("opening the database", {{"address", std::string_view{redacted(*address)}}});
    return openOrExplain(*address, options);
}

void migrate(Settings const& settings, storage::Database& database, Clock const& clock) {
    for (auto const& migration : upgradeSchema(settings, database, clock))
        log::info("migration applied",
                  {{"number", std::int64_t{migration.number}}, {"name", std::string_view{migration.name}}});
}

redis::RedisAddress redisAddress(Settings const& settings, storage::Database& database) {
    auto address = redis::parseRedisAddress(settings.redisUrl).value();
    address.names += ":" + database.read(storage::installationId);
    return address;
}

wheels::OwnMedia ownMedia(media::Media& media) {
    return {
        [&media](storage::Connection& connection, UserId const& userId, std::vector<std::string> const& ids) {
            return media.addressesOf(connection, userId, ids);
        },
        [&media] { return media.addresses.nextWindow(); }};
}

WordCheck wordCheck(content::WordFilter const* filter) {
    if (filter == nullptr) return {};
    return [filter](std::string_view text) { return filter->finds(text); };
}

WordVerdicts wordVerdicts(content::WordFilter const* filter) {
    if (filter == nullptr) return {};
    return {wordCheck(filter), [filter] { return filter->version(); }};
}

CloudRules cloudRules(Settings const& settings, std::string const& publicAddress) {
    return {contentFolder(settings) / "sounds" / "media",
            contentFolder(settings),
            {publicAddress, settings.wheelsPerUser, ledgerOf(settings)},
            {.isLimited = settings.rateLimits, .atOnce = std::max(1, static_cast<int>(usableCores() / 2))}};
}

content::Operator operatorIn(Settings const& settings, std::string const& publicAddress) {
    return {settings.operatorName.empty() ? content::hostOf(publicAddress) : settings.operatorName,
            settings.contact};
}

reviews::BotRules botRules(Settings const& settings) {
    if (settings.recaptchaSecret.empty())
        log::info("feedback accepted without a bot check",
                  {{"setting", std::string_view{"--recaptcha-secret"}}});
    else if (isOnLocalhost(settings))
        log::warn("feedback accepted without a bot check: the public address is on "
                  "localhost",
                  {{"setting", std::string_view{"--public-url"}}});
    return {{isOnLocalhost(settings) ? "" : settings.recaptchaSecret, settings.recaptchaVerifyUrl},
            settings.recaptchaThreshold};
}

// Spins of live rooms come over sockets, past the limits of HTTP calls.
live::SpinLimit spinLimit(http::RateLimiter* limiter) {
    if (limiter == nullptr) return {};
    return
        [limiter](std::string_view opener) { return limiter->waitFor(http::RateClass::Draws, opener) == 0s; };
}

live::RoomsRules roomsRules(Settings const& settings, content::WordFilter const* words,
                            http::RateLimiter* limiter, storage::DatabaseProbe const& probe) {
    return {.mostRooms = settings.liveRooms,
            .perSource = settings.liveRoomsPerSource,
            .perUser = settings.liveRoomsPerUser,
            .words = wordCheck(words),
            .maySpin = spinLimit(limiter),
            .ledger = ledgerOf(settings),
            .lease = std::chrono::seconds{settings.liveLease},
            .hasDatabase = [&probe] { return probe.answers(); }};
}

} // namespace

Limits::Limits(Settings const& settings) {
    if (!settings.rateLimits) return;
    auto own = std::make_unique<http::MemoryRateLimiter>(ratesIn(settings));
    if (settings.redisUrl.empty()) {
        limiter = std::move(own);
        return;
    }
    auto withOthers = std::make_unique<redis::SharedRateLimiter>(std::move(own));
    shared = withOthers.get();
    limiter = std::move(withOthers);
}

ConnectedRedis::ConnectedRedis(redis::RedisAddress const& address, http::Metrics& metrics,
                               std::function<void(bool)> report, redis::SharedRateLimiter* limits)
    : SharedRedis{address, metrics, std::move(report)}, limits_{limits} {
    if (limits_ != nullptr) limits_->connect(bus);
    auto const answer = commands.run({"PING"});
    if (answer) {
        bus.waitUntilListening(5s); // be subscribed before the first guest arrives
        log::info("redis answers", {{"address", std::string_view{address.shown()}}});
    } else
        log::warn("redis not answering", {{"address", std::string_view{address.shown()}},
                                          {"problem", std::string_view{answer.error().message}}});
}

ConnectedRedis::~ConnectedRedis() {
    if (limits_ != nullptr) limits_->disconnect();
}

Parts::Parts(Settings const& settings, std::string const& publicAddress, Components& components,
             http::Metrics& metrics, Limits const& limits)
    : filesBeingRead{readInBackground<http::StaticFiles>(webFolder(settings))},
      contentBeingRead{readInBackground<content::ContentWheels>(contentFolder(settings))},
      database{components, Component::Database, [&] { return openDatabase(settings); }},
      schema{components, Component::Schema,
             [&] {
                 migrate(settings, *database, clock);
                 return storage::DatabaseProbe{
                     *storage::parseDatabaseAddress(settings.database),
                     [&components](bool answers) { components.report(Component::Database, answers); }};
             }},
      wordFilter{components, Component::WordFilter,
                 [&] {
                     return settings.wordFilter.empty()
                                ? nullptr
                                : std::make_unique<content::WordFilter>(settings.wordFilter);
                 }},
      media{components, Component::Media,
            [&] {
                return media::Media{
                    *database,
                    mediaRules(settings),
                    clock,
                    metrics,
                    [&components](bool works) { components.report(Component::Media, works); },
                    [&components](bool may) { components.report(Component::MediaSweep, may); }};
            }},
      content{contentBeingRead.get()},
      cloud{components, Component::Wheels,
            [&] {
                return Cloud{*database,        clock,
                             *content,         cloudRules(settings, publicAddress),
                             ownMedia(*media), wordVerdicts(wordFilter->get()),
                             metrics};
            }},
      files{filesBeingRead.get()},
      pages{components, Component::Page,
            [&] {
                return content::Pages{*files, publicAddress, *content, operatorIn(settings, publicAddress),
                                      settings.demoUntil.has_value()};
            }},
      accounts{components, Component::Accounts,
               [&] {
                   return accounts::Accounts{*database,      accountRules(settings, publicAddress),
                                             clock,          metrics,
                                             accountParts(), recentList()};
               }},
      writes{components, Component::DatabaseWrites,
             [&] {
                 return storage::WriteProbe{*database, clock, [&components](bool works) {
                                                components.report(Component::DatabaseWrites, works);
                                            }};
             }},
      reviews{components, Component::Reviews,
              [&] {
                  return reviews::Reviews{*database, clock, botRules(settings), wordCheck(wordFilter->get())};
              }},
      redis{settings.redisUrl.empty()
                ? nullptr
                : std::make_unique<Part<ConnectedRedis>>(
                      components, Component::Redis,
                      [&] {
                          return ConnectedRedis{
                              redisAddress(settings, *database), metrics,
                              [&components](bool answers) { components.report(Component::Redis, answers); },
                              limits.shared};
                      })},
      cacheInvalidation{
          redis ? std::make_unique<Part<CacheInvalidation>>(
                      components, Component::CacheInvalidation,
                      [&] {
                          return CacheInvalidation{(*redis)->bus, cloud->shareCache, accounts->sessionCache};
                      })
                : nullptr},
      live{components, Component::Live,
           [&] {
               return live::Live{
                   *database,
                   clock,
                   ownMedia(*media),
                   metrics,
                   roomsRules(settings, wordFilter->get(), limits.limiter.get(), *schema),
                   redis ? &**redis : nullptr,
                   {.headFile = drawLogHead(settings),
                    .onCheck =
                        [&components](bool isWhole) { components.report(Component::DrawLog, isWhole); }},
                   settings.drawBeaconUrl};
           }},
      webhooks{components, Component::Webhooks,
               [&] {
                   return hooks::Webhooks{*database, clock, settings.privateWebhooks};
               }},
      webhookSender{
          components, Component::WebhookSender,
          [&] {
              return hooks::WebhookSender{
                  *database,
                  clock,
                  metrics,
                  {publicAddress, std::chrono::seconds{settings.webhookSeconds}, settings.privateWebhooks,
                   [this](hooks::Webhook const& hook) { accounts->mail.notify(hooks::failedNotice(hook)); }}};
          }},
      lists{bridges::ListRules{settings.privateWebhooks, std::chrono::seconds{settings.webhookSeconds}}},
      ideas{components, Component::Ideas,
            [&] {
                return ideas::Ideas{*database, clock, cloud->palettes,
                                    ideaRules(settings, contentFolder(settings)), metrics};
            }},
      retention{
          components, Component::Retention,
          [&] {
              auto const erase = [this](UserId const& userId) { return accounts->profiles.erase(userId); };
              return retention::RetentionTurns{
                  *database, clock, retentionRules(settings, *database, clock, erase), agedTimes(), metrics};
          }},
      backups{settings.backupTo.empty()
                  ? nullptr
                  : std::make_unique<Part<DailyBackups>>(components, Component::Backups, [&] {
                        return DailyBackups{settings, *database, clock, [&components](bool works) {
                                                components.report(Component::Backups, works);
                                            }};
                    })} {
    components.set(Component::MediaSweep, ComponentState::Ready);
    components.set(Component::DrawLog, ComponentState::Ready);
    ideas->readLibrary();
}

} // namespace wheelwright::app
