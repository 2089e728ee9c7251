#pragma once
#include "accounts/accounts.hpp"
#include "app/figures/admin_figures.hpp"
#include "app/program/cache_invalidation.hpp"
#include "app/program/cloud.hpp"
#include "app/program/health.hpp"
#include "app/program/started.hpp"
#include "app/program/startup.hpp"
#include "app/routes/routes.hpp"
#include "app/settings/folders.hpp"
#include "app/settings/settings.hpp"
#include "content/pages.hpp"
#include "content/word_filter.hpp"
#include "http/server.hpp"
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
#include <optional>

namespace wheelwright::app {

// Wires the server together in one readable place: every object is created here and passed down. Nothing is
// global, nothing is looked up by name.
class Program {
public:
    explicit Program(Settings const& settings);

    void start() { startup_.start(); }
    void stop() noexcept { startup_.stop(); }
    std::string const& publicAddress() const { return publicAddress_; }

private:
    void declareComponents();
    void openDatabase();
    void migrate();
    void makeLimiter();
    void openRedis();
    void closeRedis();
    void openAccounts();
    void openCloud();
    void openMedia();
    void openReviews();
    void openLive();
    void openIdeas();
    void openRetention();
    wheels::OwnMedia ownMedia() const;
    WordCheck wordCheck() const;
    WordVerdicts wordVerdicts() const;
    live::SpinLimit spinLimit() const;
    void finishRequests();
    void startListener();
    void startAdminListener();
    http::AdmissionRules admissionRules() const;
    http::ServerRules rulesAt(std::string_view address, std::uint16_t port, unsigned loops) const;
    http::SiteRules siteRules() const;
    std::optional<http::Response> fileInMemory(http::Request const& request) const;

    Settings const& settings_;
    Startup startup_;
    http::Metrics metrics_;
    CountEvent countEvent_{metrics_};
    Health health_{startup_};
    SystemClock clock_;
    AdminFigures figures_{metrics_, startup_, clock_, workers_, database_};
    std::unique_ptr<content::WordFilter> wordFilter_; // null: there is none
    std::unique_ptr<redis::SharedRedis> redis_;       // null: there is none
    Started<accounts::Accounts> accounts_{"accounts"};
    std::future<std::unique_ptr<content::ContentWheels>> contentBeingRead_;
    std::unique_ptr<content::ContentWheels> content_;
    Started<Cloud> cloud_{"wheels"};
    Started<content::Pages> pages_{"pages"};
    Started<media::Media> media_{"media"};
    Started<reviews::Reviews> reviews_{"reviews"};
    Started<live::Live> live_{"live"};
    Started<ideas::Ideas> ideas_{"ideas"};
    std::unique_ptr<CacheInvalidation> cacheInvalidation_; // null: there are no other processes
    std::unique_ptr<retention::RetentionTurns> retention_;
    RouteNeeds routeNeeds_{health_, metrics_, countEvent_, figures_, accounts_, cloud_,
                           pages_,  media_,   reviews_,    live_,    ideas_,    settings_};
    DataFolder dataFolder_;
    std::optional<storage::Database> database_;
    std::unique_ptr<storage::DatabaseProbe> databaseProbe_;
    std::unique_ptr<storage::WriteProbe> writeProbe_;
    std::unique_ptr<http::RateLimiter> limiter_;        // null: no limits
    redis::SharedRateLimiter* sharedLimiter_ = nullptr; // the same object, if there is Redis
    std::string publicAddress_;
    std::future<std::unique_ptr<http::StaticFiles>> filesBeingRead_;
    std::unique_ptr<http::StaticFiles> files_;
    std::optional<http::Admission> admission_;
    std::optional<http::Admission> adminAdmission_;
    std::unique_ptr<http::Site> site_;
    std::unique_ptr<http::Site> adminSite_;
    std::unique_ptr<http::Server> listener_;
    std::unique_ptr<http::Server> adminListener_;
    std::unique_ptr<http::WorkerPools> workers_; // these last: their threads end before the objects they use
    std::unique_ptr<http::WorkerPools> adminWorkers_; // null: there is no admin listener
};

} // namespace wheelwright::app
