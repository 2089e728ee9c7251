#include "app/program.hpp"
#include "app/account_parts.hpp"
#include "app/account_rules.hpp"
#include "app/content_folder.hpp"
#include "app/idea_rules.hpp"
#include "app/kept_kinds.hpp"
#include "app/media_rules.hpp"
#include "app/open_database.hpp"
#include "app/verifier_hosts.hpp"
#include "app/watched_figures.hpp"
#include "app/web_folder.hpp"
#include "base/log.hpp"
#include "base/machine.hpp"
#include "content/legal_page.hpp"
#include "storage/migration_list.hpp"
#include <charconv>
#include <cstdlib>
#include <future>

namespace wheelwright::app {
namespace {

using namespace std::chrono_literals;

constexpr unsigned kUploadThreads = 64; // most of them wait for their turn to decode
constexpr std::size_t kUploadQueue = 240;
// A frozen database is known to be one while people still wait, and a failover is over in half a minute.
constexpr auto kStatementTime = 8s;
constexpr unsigned kOutboundThreads = 32;
constexpr std::size_t kOutboundQueue = 256;

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

content::Operator operatorIn(Settings const& settings, std::string const& publicAddress) {
    return {settings.operatorName.empty() ? content::hostOf(publicAddress) : settings.operatorName,
            settings.contact};
}

unsigned loopsOf(Settings const& settings) {
    if (settings.loops > 0) return static_cast<unsigned>(settings.loops);
    return usableCores();
}

} // namespace

Program::Program(Settings const& settings) : settings_{settings}, dataFolder_{settings.data} {
    makeLimiter();
    declareComponents();
    watchFigures(metrics_, startup_, workers_, database_);
}

void Program::makeLimiter() {
    if (!settings_.rateLimits) return;
    limiter_ = std::make_unique<http::MemoryRateLimiter>(ratesIn(settings_));
    if (settings_.redisUrl.empty()) return;
    auto shared = std::make_unique<redis::SharedRateLimiter>(std::move(limiter_));
    sharedLimiter_ = shared.get();
    limiter_ = std::move(shared);
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
    // Listens before the rest is there, so that /api/health can say what is missing.
    startup_.add(
        {"listener", {"workers", "data folder"}, [this] { startListener(); }, [this] { listener_->stop(); }});
    if (settings_.adminListen != "off")
        startup_.add({"admin listener",
                      {"workers", "data folder"},
                      [this] { startAdminListener(); },
                      [this] { adminListener_->stop(); }});
    // A third of the start is theirs: they are read beside the rest of it.
    startup_.add({"files", {"listener"}, [this] {
                      filesBeingRead_ = std::async(std::launch::async, [folder = webFolder(settings_)] {
                          return std::make_unique<http::StaticFiles>(folder);
                      });
                  }});
    startup_.add(
        {"database", {"data folder", "listener"}, [this] { openDatabase(); }, [this] { database_.reset(); }});
    startup_.add({"schema", {"database"}, [this] {
                      auto const applied =
                          storage::migrate(*database_, storage::migrationList(), SystemClock{}.now());
                      for (auto const& migration : applied)
                          log::info("migration applied", {{"number", std::int64_t{migration.number}},
                                                          {"name", std::string_view{migration.name}}});
                  }});
    startup_.add({"word filter",
                  {"listener"},
                  [this] {
                      if (!settings_.wordFilter.empty())
                          wordFilter_ = std::make_unique<content::WordFilter>(settings_.wordFilter);
                  },
                  [this] { wordFilter_.reset(); }});
    startup_.add({"page", {"files", "wheels"}, [this] {
                      files_ = filesBeingRead_.get();
                      pages_ = std::make_unique<content::Pages>(*files_, publicAddress_, cloud_->content,
                                                                operatorIn(settings_, publicAddress_));
                  }});
    startup_.add(
        {"accounts", {"schema", "listener"}, [this] { openAccounts(); }, [this] { accounts_.reset(); }});
    startup_.add({"wheels",
                  {"schema", "listener", "media", "word filter"},
                  [this] { openCloud(); },
                  [this] { cloud_.reset(); }});
    // Without its store wheels still turn: a server that says so is not one to be taken away.
    startup_.add({.name = "media",
                  .needs = {"schema", "listener"},
                  .start = [this] { openMedia(); },
                  .stop = [this] { media_.reset(); },
                  .isVital = false});
    startup_.add({.name = "database writes",
                  .needs = {"schema"},
                  .start = [this] { probeWrites(); },
                  .stop = [this] { writeProbe_.reset(); },
                  .isVital = false});
    startup_.add({.name = "media sweep", .needs = {"media"}, .start = [] {}, .isVital = false});
    startup_.add(
        {"reviews", {"schema", "word filter"}, [this] { openReviews(); }, [this] { reviews_.reset(); }});
    // Without it wheels still turn, and so do the rooms that run.
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
        inUse.emplace_back("told caches");
        startup_.add({"told caches",
                      {"redis", "accounts", "wheels"},
                      [this] {
                          toldCaches_ =
                              std::make_unique<ToldCaches>(redis_->post, cloud_->shareCache, accounts_->live);
                      },
                      [this] { toldCaches_.reset(); }});
    }
    startup_.add({"live", std::move(liveNeeds), [this] { openLive(); }, [this] { live_.reset(); }});
    startup_.add({"ideas", {"schema", "wheels"}, [this] { openIdeas(); }, [this] { ideas_.reset(); }});
    startup_.add(
        {"retention", {"schema", "accounts"}, [this] { openRetention(); }, [this] { retention_.reset(); }});
    // Stops first: what is in flight still has its database.
    startup_.add(
        {"requests", std::move(inUse), [this] { figures_.startRecording(); }, [this] { finishRequests(); }});
}

// Everyone in flight gets the same stop time. A handler that is still stuck then cannot be
// waited for, nor may what it uses be taken away under it: the process ends here, its
// transactions undone by the database.
void Program::finishRequests() {
    figures_.stopRecording();
    listener_->drain();
    if (adminListener_) adminListener_->drain();
    auto const deadline = http::SteadyClock::now() + std::chrono::seconds{settings_.stopSeconds};
    bool const allLeft =
        listener_->waitUntilEmpty(deadline) && (!adminListener_ || adminListener_->waitUntilEmpty(deadline));
    if (!allLeft) log::warn("connections were cut off at the stop");
    // The loops end before anything is taken away that their connections call.
    listener_->stop();
    if (adminListener_) adminListener_->stop();
    if (workers_->waitUntilIdle(deadline)) return;
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

// On a full disk or with its lock held elsewhere the database answers reads as if nothing were wrong.
void Program::probeWrites() {
    writeProbe_ = std::make_unique<Recurring>("write probe", 3s, [this, works = true]() mutable {
        auto const problem = storage::problemWithWriting(*database_, clock_.now());
        if (works && problem)
            log::error("the database takes no writes", {{"problem", std::string_view{*problem}}});
        works = !problem;
        startup_.report("database writes", works);
    });
}

void Program::openRedis() {
    auto address = redis::parseRedisAddress(settings_.redisUrl).value();
    address.names += ":" + database_->read(storage::installationId);
    redis_ = std::make_unique<redis::SharedRedis>(
        address, metrics_, [this](bool answers) { startup_.report("redis", answers); });
    if (sharedLimiter_ != nullptr) sharedLimiter_->connect(redis_->post);
    auto const answer = redis_->commands.run({"PING"});
    if (answer) {
        redis_->post.waitUntilListening(5s); // who comes first finds a process that hears
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
    accounts_ = std::make_unique<accounts::Accounts>(*database_, accountRules(settings_, publicAddress_),
                                                     clock_, metrics_, accountParts(), recentList());
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
        [this](storage::Connection& connection, std::string_view userId,
               std::vector<std::string> const& ids) { return media_->addressesOf(connection, userId, ids); },
        [this] { return media_->addresses.nextWindow(); }};
}

void Program::openLive() {
    live_ = std::make_unique<live::Live>(*database_, clock_, ownMedia(), metrics_,
                                         live::RoomsRules{.mostRooms = settings_.liveRooms,
                                                          .perSource = settings_.liveRoomsPerSource,
                                                          .perUser = settings_.liveRoomsPerUser,
                                                          .words = wordCheck(),
                                                          .lease = std::chrono::seconds{settings_.liveLease}},
                                         redis_.get());
}

void Program::openCloud() {
    cloud_ = std::make_unique<Cloud>(
        *database_, clock_,
        CloudRules{contentFolder(settings_),
                   {publicAddress_, settings_.wheelsPerUser, settings_.wheelQuotaFree,
                    settings_.wheelQuotaPro, settings_.wheelQuotaPremium},
                   static_cast<std::size_t>(settings_.shareCache) * 1024 * 1024},
        ownMedia(), wordVerdicts(), [this](bool reached) { startup_.report("database", reached); }, metrics_);
}

void Program::openMedia() {
    media_ = std::make_unique<media::Media>(
        *database_, mediaRules(settings_), clock_, metrics_,
        [this](bool works) { startup_.report("media", works); },
        [this](bool may) { startup_.report("media sweep", may); });
}

void Program::openReviews() {
    reviews_ = std::make_unique<reviews::Reviews>(
        *database_, clock_,
        reviews::BotRules{
            {isOnLocalhost(settings_) ? "" : settings_.recaptchaSecret, settings_.recaptchaVerifyUrl},
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
    ideas_ = std::make_unique<ideas::Ideas>(*database_, clock_, cloud_->palettes,
                                            ideaRules(settings_, contentFolder(settings_)), metrics_);
}

void Program::openRetention() {
    auto const erase = [this](std::string_view userId) { return accounts_->profiles.erase(userId); };
    retention_ = std::make_unique<retention::RetentionTurns>(
        *database_, clock_, keptKinds(settings_, *database_, clock_, erase), metrics_);
}

http::AdmissionRules Program::admissionRules() const {
    constexpr std::size_t mebibyte = 1024 * 1024;
    // Whatever is accepted at all fits, also where an upload may be larger than a source's share.
    auto const largest =
        static_cast<std::size_t>(std::max(settings_.imageLimit, settings_.soundLimit)) + mebibyte;
    auto const budget = [&](auto mebibytes) {
        return std::max(static_cast<std::size_t>(mebibytes) * mebibyte, largest);
    };
    return {.connections = static_cast<std::size_t>(settings_.connections),
            .connectionsPerSource = static_cast<std::size_t>(settings_.connectionsPerSource),
            .bodyBytes = budget(settings_.bodyBudget),
            .bodyBytesPerSource = budget(settings_.bodyBudgetPerSource)};
}

http::ServerRules Program::rulesAt(std::string_view address, std::uint16_t port, unsigned loops) const {
    http::ServerRules rules;
    rules.address = boost::asio::ip::make_address(address);
    rules.port = port;
    rules.loops = loops;
    rules.connection.head = std::chrono::seconds{settings_.headSeconds};
    rules.connection.grace = rules.connection.head;
    rules.connection.idle = std::chrono::seconds{settings_.idleSeconds};
    for (auto const& network : settings_.trustedProxies)
        rules.connection.trustedProxies.push_back(*http::Network::parse(network));
    return rules;
}

http::SiteRules Program::siteRules() const {
    http::SiteRules rules;
    rules.publicOrigin = publicAddress_;
    rules.corsOrigins = settings_.corsOrigins;
    rules.verifierHosts = verifierHosts(settings_);
    rules.bodyLimit = static_cast<std::size_t>(settings_.bodyLimit);
    if (settings_.s3Direct && !settings_.s3Url.empty()) rules.mediaOrigin = originOf(settings_.s3Url);
    rules.limiter = limiter_.get();
    rules.ready = [this] { return startup_.hasStarted(); };
    rules.callerOf = [this](http::Request const& request) { return accounts_->callerOf(request); };
    rules.callerInMemory = [this](http::Request const& request) {
        return accounts_->callerInMemory(request);
    };
    rules.isAdmin = [this](http::Caller const& caller) {
        auto const user = accounts_->profiles.user(caller.userId);
        return user && user->role == accounts::Role::Admin;
    };
    rules.isTemporary = [](std::exception const& problem) {
        auto const* const fault = dynamic_cast<storage::DatabaseError const*>(&problem);
        return (fault != nullptr && fault->isTemporary()) ||
               dynamic_cast<media::StoreTrouble const*>(&problem) != nullptr;
    };
    return rules;
}

void Program::startListener() {
    auto const port = static_cast<std::uint16_t>(settings_.port);
    admission_.emplace(admissionRules(), metrics_,
                       metrics_.gauge("wheelwright_connections", "Open connections."));
    listener_ = std::make_unique<http::Server>(rulesAt(settings_.listen, port, loopsOf(settings_)), *workers_,
                                               *admission_);
    listener_->bind();
    publicAddress_ = settings_.publicAddress.empty() ? "http://localhost:" + std::to_string(listener_->port())
                                                     : settings_.publicAddress;
    site_ = std::make_unique<http::Site>(
        routesFor(http::Access::Anyone, routeNeeds_),
        [this](http::Request const& request) { return answerFile(request); }, siteRules(), metrics_);
    listener_->start(*site_);
    log::info("listener ready",
              {{"address", std::string_view{settings_.listen}}, {"port", std::int64_t{listener_->port()}}});
}

void Program::startAdminListener() {
    std::string_view const endpoint = settings_.adminListen;
    auto const colon = endpoint.rfind(':');
    auto address = endpoint.substr(0, colon);
    if (address.starts_with('[')) address = address.substr(1, address.size() - 2);
    std::uint16_t port = 0;
    std::from_chars(endpoint.data() + colon + 1, endpoint.data() + endpoint.size(), port);
    auto rules = rulesAt(address, port, 1);
    rules.setting = "--admin-listen";
    adminAdmission_.emplace(
        admissionRules(), metrics_,
        metrics_.gauge("wheelwright_admin_connections", "Open connections of operators."));
    adminListener_ = std::make_unique<http::Server>(std::move(rules), *workers_, *adminAdmission_);
    adminListener_->bind();
    adminSite_ = std::make_unique<http::Site>(
        routesFor(http::Access::Operator, routeNeeds_),
        [](http::Request const&) {
            return http::errorResponse(404, "not_found", "There is nothing at this address.");
        },
        siteRules(), metrics_);
    adminListener_->start(*adminSite_);
    log::info("admin listener ready",
              {{"address", endpoint.substr(0, colon)}, {"port", std::int64_t{adminListener_->port()}}});
}

http::Response Program::answerFile(http::Request const& request) const {
    if (!startup_.hasStarted())
        return http::busyResponse("starting", "The server is starting. Please try again in a moment.", 1);
    return pages_->answer(request);
}

} // namespace wheelwright::app
