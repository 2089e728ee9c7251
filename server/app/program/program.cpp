#include "app/program/program.hpp"
#include "app/figures/watched_figures.hpp"
#include "app/program/account_parts.hpp"
#include "app/program/open_database.hpp"
#include "app/program/retention_rules.hpp"
#include "app/settings/folders.hpp"
#include "app/settings/rules.hpp"
#include "base/log.hpp"
#include "content/legal_page.hpp"
#include "storage/migration_list.hpp"
#include "wheels/wheels.hpp"
#include <cstdlib>
#include <future>

namespace wheelwright::app {
namespace {

using namespace std::chrono_literals;

constexpr unsigned kUploadThreads = 64; // most of them wait for their turn to decode
constexpr std::size_t kUploadQueue = 240;
// Short enough to detect a frozen database while clients still wait; a failover takes half a minute at most.
constexpr auto kStatementTime = 8s;
constexpr unsigned kOutboundThreads = 32;
constexpr std::size_t kOutboundQueue = 256;

content::Operator operatorIn(Settings const& settings, std::string const& publicAddress) {
    return {settings.operatorName.empty() ? content::hostOf(publicAddress) : settings.operatorName,
            settings.contact};
}

} // namespace

Program::Program(Settings const& settings) : settings_{settings}, dataFolder_{settings.data} {
    makeLimiter();
    declareComponents();
    watchFigures(metrics_, startup_, workers_, database_);
}

void Program::declareComponents() {
    startup_.add({"workers",
                  {},
                  [this] {
                      auto const queue = static_cast<std::size_t>(settings_.queue);
                      workers_ = std::make_unique<http::WorkerPools>(
                          http::WorkerPools::Size{static_cast<unsigned>(settings_.workers), queue},
                          http::WorkerPools::Size{kUploadThreads, kUploadQueue},
                          http::WorkerPools::Size{kOutboundThreads, kOutboundQueue});
                  },
                  [this] { workers_->join(); }});
    startup_.add({"data folder",
                  {},
                  [this] {
                      dataFolder_.make();
                      dataFolder_.lock();
                  },
                  [this] { dataFolder_.unlock(); }});
    // Listens before the other components start, so that /api/health can report what is missing.
    startup_.add(
        {"listener", {"workers", "data folder"}, [this] { startListener(); }, [this] { listener_->stop(); }});
    if (settings_.adminListen != "off")
        startup_.add({"admin listener",
                      {"data folder"},
                      [this] { startAdminListener(); },
                      [this] {
                          adminListener_->stop();
                          adminWorkers_->join();
                      }});
    // Reading the files and the content takes half of the start, so both run in parallel with the rest.
    startup_.add({"files", {"listener"}, [this] {
                      filesBeingRead_ = std::async(std::launch::async, [folder = webFolder(settings_)] {
                          return std::make_unique<http::StaticFiles>(folder);
                      });
                      contentBeingRead_ = std::async(std::launch::async, [folder = contentFolder(settings_)] {
                          return std::make_unique<content::ContentWheels>(folder);
                      });
                  }});
    startup_.add(
        {"database", {"data folder", "listener"}, [this] { openDatabase(); }, [this] { database_.reset(); }});
    startup_.add({"schema", {"database"}, [this] { migrate(); }, [this] { databaseProbe_.reset(); }});
    startup_.add({"word filter",
                  {"listener"},
                  [this] {
                      if (!settings_.wordFilter.empty())
                          wordFilter_ = std::make_unique<content::WordFilter>(settings_.wordFilter);
                  },
                  [this] { wordFilter_.reset(); }});
    startup_.add({"page",
                  {"files", "wheels"},
                  [this] {
                      files_ = filesBeingRead_.get();
                      pages_.start(*files_, publicAddress_, cloud_->content,
                                   operatorIn(settings_, publicAddress_));
                  },
                  [this] { pages_.stop(); }});
    startup_.add(
        {"accounts", {"schema", "listener"}, [this] { openAccounts(); }, [this] { accounts_.stop(); }});
    startup_.add({"wheels",
                  {"schema", "listener", "media", "word filter", "files"},
                  [this] { openCloud(); },
                  [this] {
                      cloud_.stop();
                      content_.reset();
                  }});
    // Not vital: wheels still work without the store of uploads, so load balancers should keep the server.
    startup_.add({.name = "media",
                  .needs = {"schema", "listener"},
                  .start = [this] { openMedia(); },
                  .stop = [this] { media_.stop(); },
                  .isVital = false});
    startup_.add({.name = "database writes",
                  .needs = {"schema"},
                  .start =
                      [this] {
                          writeProbe_ =
                              std::make_unique<storage::WriteProbe>(*database_, clock_, [this](bool works) {
                                  startup_.report("database writes", works);
                              });
                      },
                  .stop = [this] { writeProbe_.reset(); },
                  .isVital = false});
    startup_.add({.name = "media sweep", .needs = {"media"}, .start = [] {}, .isVital = false});
    startup_.add(
        {"reviews", {"schema", "word filter"}, [this] { openReviews(); }, [this] { reviews_.stop(); }});
    // Not vital: without Redis, wheels and running rooms still work.
    if (!settings_.redisUrl.empty())
        startup_.add({.name = "redis",
                      .needs = {"schema", "listener"},
                      .start = [this] { openRedis(); },
                      .stop = [this] { closeRedis(); },
                      .isVital = false});
    std::vector<std::string> liveNeeds{"schema", "media", "word filter"};
    std::vector<std::string> inUse{"schema", "accounts", "wheels", "media",   "reviews",
                                   "live",   "ideas",    "page",   "listener"};
    if (!settings_.redisUrl.empty()) {
        liveNeeds.emplace_back("redis");
        inUse.emplace_back("cache invalidation");
        startup_.add({"cache invalidation",
                      {"redis", "accounts", "wheels"},
                      [this] {
                          cacheInvalidation_ = std::make_unique<CacheInvalidation>(
                              redis_->bus, cloud_->shareCache, accounts_->sessionCache);
                      },
                      [this] { cacheInvalidation_.reset(); }});
    }
    startup_.add({"live", std::move(liveNeeds), [this] { openLive(); }, [this] { live_.stop(); }});
    // Not vital: a log that was changed is a warning, and draws still work.
    startup_.add({.name = "draw log", .needs = {"live"}, .start = [] {}, .isVital = false});
    startup_.add({"ideas", {"schema", "wheels"}, [this] { openIdeas(); }, [this] { ideas_.stop(); }});
    startup_.add(
        {"retention", {"schema", "accounts"}, [this] { openRetention(); }, [this] { retention_.reset(); }});
    // Stops first, so that requests in flight still have their database.
    startup_.add({"requests", std::move(inUse), [] {}, [this] { finishRequests(); }});
}

// All requests in flight share one deadline. A handler that is still stuck after it can't be waited for, and
// the objects it uses can't be destroyed under it. So the process exits here, and the database rolls its
// transactions back.
void Program::finishRequests() {
    listener_->drain();
    if (adminListener_) adminListener_->drain();
    auto const deadline = http::SteadyClock::now() + std::chrono::seconds{settings_.stopSeconds};
    bool const allLeft =
        listener_->waitUntilEmpty(deadline) && (!adminListener_ || adminListener_->waitUntilEmpty(deadline));
    if (!allLeft) log::warn("connections were cut off at the stop");
    // The loops end before anything that their connections use is destroyed.
    listener_->stop();
    if (adminListener_) adminListener_->stop();
    if (workers_->waitUntilIdle(deadline) && (!adminWorkers_ || adminWorkers_->waitUntilIdle(deadline)))
        return;
    log::warn("requests were cut off at the stop");
    log::flush();
    std::_Exit(0);
}

void Program::openDatabase() {
    auto const address = storage::parseDatabaseAddress(settings_.database);
    storage::DatabaseOptions options;
    options.poolSize = static_cast<std::size_t>(settings_.databasePool);
    options.statementTimeout = kStatementTime;
    database_.emplace(openOrExplain(*address, options));
    log::info("database open", {{"address", std::string_view{redacted(*address)}}});
}

void Program::migrate() {
    for (auto const& migration : storage::migrate(*database_, storage::migrationList(), SystemClock{}.now()))
        log::info("migration applied",
                  {{"number", std::int64_t{migration.number}}, {"name", std::string_view{migration.name}}});
    wheels::settleLogs(*database_);
    databaseProbe_ = std::make_unique<storage::DatabaseProbe>(
        *storage::parseDatabaseAddress(settings_.database),
        [this](bool answers) { startup_.report("database", answers); });
}

void Program::openRedis() {
    auto address = redis::parseRedisAddress(settings_.redisUrl).value();
    address.names += ":" + database_->read(storage::installationId);
    redis_ = std::make_unique<redis::SharedRedis>(
        address, metrics_, [this](bool answers) { startup_.report("redis", answers); });
    if (sharedLimiter_ != nullptr) sharedLimiter_->connect(redis_->bus);
    auto const answer = redis_->commands.run({"PING"});
    if (answer) {
        redis_->bus.waitUntilListening(5s); // be subscribed before the first guest arrives
        log::info("redis answers", {{"address", std::string_view{address.shown()}}});
    } else
        log::warn("redis does not answer", {{"address", std::string_view{address.shown()}},
                                            {"problem", std::string_view{answer.error().message}}});
}

void Program::closeRedis() {
    if (sharedLimiter_ != nullptr) sharedLimiter_->disconnect();
    redis_.reset();
}

void Program::openAccounts() {
    accounts_.start(*database_, accountRules(settings_, publicAddress_), clock_, metrics_, accountParts(),
                    recentList());
}

WordCheck Program::wordCheck() const {
    if (!wordFilter_) return {};
    return [this](std::string_view text) { return wordFilter_->finds(text); };
}

WordVerdicts Program::wordVerdicts() const {
    if (!wordFilter_) return {};
    return {wordCheck(), [this] { return wordFilter_->version(); }};
}

wheels::OwnMedia Program::ownMedia() const {
    return {
        [this](storage::Connection& connection, UserId const& userId, std::vector<std::string> const& ids) {
            return media_->addressesOf(connection, userId, ids);
        },
        [this] { return media_->addresses.nextWindow(); }};
}

void Program::openLive() {
    live_.start(*database_, clock_, ownMedia(), metrics_,
                live::RoomsRules{.mostRooms = settings_.liveRooms,
                                 .perSource = settings_.liveRoomsPerSource,
                                 .perUser = settings_.liveRoomsPerUser,
                                 .words = wordCheck(),
                                 .maySpin = spinLimit(),
                                 .ledger = ledgerOf(settings_),
                                 .lease = std::chrono::seconds{settings_.liveLease},
                                 .hasDatabase = [this] { return databaseProbe_->answers(); }},
                redis_.get(),
                live::DrawLogRules{.headFile = drawLogHead(settings_),
                                   .onCheck = [this](bool isWhole) { startup_.report("draw log", isWhole); }},
                settings_.drawBeaconUrl);
}

void Program::openCloud() {
    content_ = contentBeingRead_.get();
    cloud_.start(*database_, clock_, *content_,
                 CloudRules{contentFolder(settings_) / "sounds" / "media",
                            contentFolder(settings_),
                            {publicAddress_, settings_.wheelsPerUser, ledgerOf(settings_)},
                            static_cast<std::size_t>(settings_.shareCache) * 1024 * 1024},
                 ownMedia(), wordVerdicts(), metrics_);
}

void Program::openMedia() {
    media_.start(
        *database_, mediaRules(settings_), clock_, metrics_,
        [this](bool works) { startup_.report("media", works); },
        [this](bool may) { startup_.report("media sweep", may); });
}

void Program::openReviews() {
    reviews_.start(*database_, clock_,
                   reviews::BotRules{{isOnLocalhost(settings_) ? "" : settings_.recaptchaSecret,
                                      settings_.recaptchaVerifyUrl},
                                     settings_.recaptchaThreshold},
                   wordCheck());
    if (reviews_->botCheck.isOn()) return;
    if (settings_.recaptchaSecret.empty())
        log::info("feedback is taken without a bot check",
                  {{"setting", std::string_view{"--recaptcha-secret"}}});
    else
        log::warn("feedback is taken without a bot check: the public address is on localhost",
                  {{"setting", std::string_view{"--public-url"}}});
}

void Program::openIdeas() {
    ideas_.start(*database_, clock_, cloud_->palettes, ideaRules(settings_, contentFolder(settings_)),
                 metrics_);
    ideas_->readLibrary();
}

void Program::openRetention() {
    auto const erase = [this](UserId const& userId) { return accounts_->profiles.erase(userId); };
    retention_ = std::make_unique<retention::RetentionTurns>(
        *database_, clock_, retentionRules(settings_, *database_, clock_, erase), agedTimes(), metrics_);
}

} // namespace wheelwright::app
