#include "app/program/program.hpp"
#include "accounts/profile/user_store.hpp"
#include "accounts/sign_in/operator_link.hpp"
#include "app/figures/watched_figures.hpp"
#include "app/settings/rules.hpp"
#include "base/log.hpp"
#include <cstdlib>
#include <filesystem>

namespace wheelwright::app {
namespace {

std::vector<Component> absentIn(Settings const& settings) {
    std::vector<Component> absent;
    if (settings.adminListen == "off") absent.push_back(Component::AdminListener);
    if (settings.backupTo.empty()) absent.push_back(Component::Backups);
    if (settings.redisUrl.empty())
        absent.insert(absent.end(), {Component::Redis, Component::CacheInvalidation});
    return absent;
}

std::unique_ptr<DataFolder> lockedFolder(Settings const& settings) {
    auto folder = std::make_unique<DataFolder>(settings.data);
    folder->make();
    folder->lock();
    return folder;
}

// A demo whose round is over must be started again, and nothing else deletes its folder.
int exitCodeOfCutOff(Settings const& settings) {
    if (!settings.demoUntil) return 0;
    std::error_code problem; // a request that still runs may write to it
    std::filesystem::remove_all(settings.data, problem);
    return http::SteadyClock::now() < *settings.demoUntil ? 0 : 1;
}

} // namespace

// The listeners start early, so that /api/health can report what is missing.
Program::Program(Settings const& settings)
    : settings_{settings},
      components_{absentIn(settings)},
      limits_{settings},
      dataFolder_{components_, Component::DataFolder, [&] { return lockedFolder(settings); }},
      listener_{components_, Component::Listener,
                [&] {
                    return Listener{publicListener(settings, metrics_), metrics_,
                                    [this](Listener const& made) { return publicSite(made); }};
                }},
      adminListener_{settings.adminListen == "off"
                         ? nullptr
                         : std::make_unique<Part<Listener>>(
                               components_, Component::AdminListener,
                               [&] {
                                   return Listener{adminListener(settings, metrics_), metrics_,
                                                   [this](Listener const&) { return adminSite(); }};
                               })},
      parts_{std::make_unique<Parts>(settings, publicAddress_, components_, metrics_, limits_)} {
    watchFigures(metrics_, components_, listener_->workers, *parts_->database);
    components_.set(Component::Requests, ComponentState::Ready);
    components_.allStarted();
}

Program::~Program() {
    components_.set(Component::Requests, ComponentState::Stopped);
    finishRequests();
}

// All requests in flight share one deadline. A handler that is still stuck
// after it can't be waited for, and the objects it uses can't be destroyed
// under it. So the process exits here, and the database rolls its transactions
// back.
void Program::finishRequests() {
    std::vector<Listener*> listeners{&*listener_};
    if (adminListener_) listeners.push_back(&**adminListener_);
    auto const deadline = http::SteadyClock::now() + std::chrono::seconds{settings_.stopSeconds};
    for (auto* const each : listeners)
        each->server.drain();
    for (auto* const each : listeners)
        if (!each->server.waitUntilEmpty(deadline)) log::warn("open connections cut off at shutdown");
    // The loops end before anything that their connections use is destroyed.
    for (auto* const each : listeners)
        each->server.stop();
    for (auto* const each : listeners) {
        if (each->workers.waitUntilIdle(deadline)) {
            each->workers.join();
            continue;
        }
        log::warn("running requests cut off at shutdown");
        log::flush();
        std::_Exit(exitCodeOfCutOff(settings_));
    }
}

std::optional<std::string> Program::firstLink() {
    if (parts_->database->read(accounts::hasUsers)) return std::nullopt;
    return accounts::operatorLink(parts_->accounts->links, clock_, publicAddress_);
}

http::SiteRules Program::siteRules() {
    http::SiteRules rules;
    rules.publicOrigin = publicAddress_;
    rules.corsOrigins = settings_.corsOrigins;
    rules.verifierHosts = verifierHosts(settings_);
    rules.chatAddress = chatAddress(settings_);
    if (settings_.s3Direct && !settings_.s3Url.empty()) rules.mediaOrigin = originOf(settings_.s3Url);
    rules.limiter = limits_.limiter.get();
    rules.ready = [this] { return components_.hasStarted(); };
    rules.callerOf = [this](http::Request const& request) { return parts_->accounts->callerOf(request); };
    rules.callerInMemory = [this](http::Request const& request) {
        return parts_->accounts->callerInMemory(request);
    };
    rules.isAdmin = [this](http::Caller const& caller) {
        auto const user = parts_->accounts->profiles.user(caller.userId);
        return user && user->role == accounts::Role::Admin;
    };
    rules.isTemporary = [](std::exception const& problem) {
        auto const* const fault = dynamic_cast<storage::DatabaseError const*>(&problem);
        return (fault != nullptr && fault->isTemporary()) ||
               dynamic_cast<media::StoreTrouble const*>(&problem) != nullptr;
    };
    return rules;
}

RouteNeeds Program::routeNeeds(http::Workers const& handlers) {
    return {health_, metrics_, countEvent_, figures_, handlers, parts_, settings_};
}

std::unique_ptr<http::Site> Program::publicSite(Listener const& listener) {
    publicAddress_ = settings_.publicAddress.empty()
                         ? "http://localhost:" + std::to_string(listener.server.port())
                         : settings_.publicAddress;
    auto const inMemory = [this](http::Request const& request) -> std::optional<http::Response> {
        if (!components_.hasStarted())
            return http::busyResponse("starting", "The server is starting. Try again in a moment.", 1);
        return parts_->pages->inMemory(request);
    };
    return std::make_unique<http::Site>(
        routesFor(http::Access::Anyone, routeNeeds(listener.workers.handlers)), inMemory, siteRules(),
        metrics_, [this](http::Request const& request) { return parts_->pages->answer(request); });
}

std::unique_ptr<http::Site> Program::adminSite() {
    auto const nothing = [](http::Request const&) {
        return http::errorResponse(404, "not_found", "There is nothing at this address.");
    };
    return std::make_unique<http::Site>(
        routesFor(http::Access::Operator, routeNeeds(listener_->workers.handlers)), nothing, siteRules(),
        metrics_);
}

} // namespace wheelwright::app
