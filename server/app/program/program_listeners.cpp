#include "app/program/program.hpp"
#include "app/settings/rules.hpp"
#include "base/log.hpp"
#include "base/machine.hpp"
#include <charconv>

// The program's listeners: what each one admits, its rate limits, and its routes.
namespace wheelwright::app {
namespace {

using namespace std::chrono_literals;

constexpr http::WorkerPools::Size kAdminPool{4, 64};

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

unsigned loopsOf(Settings const& settings) {
    if (settings.loops > 0) return static_cast<unsigned>(settings.loops);
    return usableCores();
}

} // namespace

void Program::makeLimiter() {
    if (!settings_.rateLimits) return;
    auto own = std::make_unique<http::MemoryRateLimiter>(ratesIn(settings_));
    if (settings_.redisUrl.empty()) {
        limiter_ = std::move(own);
        return;
    }
    auto shared = std::make_unique<redis::SharedRateLimiter>(std::move(own));
    sharedLimiter_ = shared.get();
    limiter_ = std::move(shared);
}

// Spins of live rooms come over sockets, past the limits of HTTP calls.
live::SpinLimit Program::spinLimit() const {
    if (!limiter_) return {};
    return
        [this](std::string_view opener) { return limiter_->waitFor(http::RateClass::Draws, opener) == 0s; };
}

http::AdmissionRules Program::admissionRules() const {
    constexpr std::size_t mebibyte = 1024 * 1024;
    // Every allowed upload fits into the budgets, even if it is larger than the setting for one source.
    auto const largest =
        static_cast<std::size_t>(std::max(settings_.imageLimit, settings_.soundLimit)) + mebibyte;
    auto const budget = [&](auto mebibytes) {
        return std::max(static_cast<std::size_t>(mebibytes) * mebibyte, largest);
    };
    return {.connections = static_cast<std::size_t>(settings_.connections),
            .connectionsPerSource = static_cast<std::size_t>(settings_.connectionsPerSource),
            .bodies = {budget(settings_.bodyBudget), budget(settings_.bodyBudgetPerSource)},
            .answers = {budget(settings_.bodyBudget / 2), budget(settings_.bodyBudgetPerSource)}};
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
               dynamic_cast<media::StoreTrouble const*>(&problem) != nullptr ||
               dynamic_cast<NotStarted const*>(&problem) != nullptr;
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
        [this](http::Request const& request) { return fileInMemory(request); }, siteRules(), metrics_,
        [this](http::Request const& request) { return pages_->answer(request); });
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
    // Nothing of it is shared with the public listener: operators need their figures most when that one is
    // full.
    adminWorkers_ = std::make_unique<http::WorkerPools>(kAdminPool, kAdminPool, kAdminPool);
    adminListener_ = std::make_unique<http::Server>(std::move(rules), *adminWorkers_, *adminAdmission_);
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

std::optional<http::Response> Program::fileInMemory(http::Request const& request) const {
    if (!startup_.hasStarted())
        return http::busyResponse("starting", "The server is starting. Please try again in a moment.", 1);
    return pages_->inMemory(request);
}

} // namespace wheelwright::app
