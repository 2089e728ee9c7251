#pragma once
#include "app/figures/admin_figures.hpp"
#include "app/program/health.hpp"
#include "app/program/listener.hpp"
#include "app/program/parts.hpp"
#include "app/routes/routes.hpp"
#include "app/settings/folders.hpp"
#include "app/settings/settings.hpp"
#include <memory>
#include <optional>

namespace wheelwright::app {

// The whole server. Constructing it starts it, and throws with a sentence if it
// can't; destroying it stops it. Members start in their order and stop in
// reverse.
class Program {
public:
    explicit Program(Settings const& settings);
    Program(Program const&) = delete;
    Program& operator=(Program const&) = delete;
    ~Program();

    std::string const& publicAddress() const { return publicAddress_; }

    // A link that makes its visitor the first admin; nullopt where anyone has an account already.
    std::optional<std::string> firstLink();

    std::uint16_t port() { return listener_->server.port(); }

    // Before everything is thrown away.
    void endRooms() { parts_->live->rooms.endAll(); }

private:
    http::SiteRules siteRules();
    RouteNeeds routeNeeds(http::Workers const& handlers);
    std::unique_ptr<http::Site> publicSite(Listener const& listener);
    std::unique_ptr<http::Site> adminSite();
    void finishRequests();

    Settings const& settings_;
    Components components_;
    http::Metrics metrics_;
    SystemClock const clock_;
    CountEvent countEvent_{metrics_};
    Health health_{components_};
    AdminFigures figures_{metrics_, components_, clock_};
    Limits limits_;
    std::string publicAddress_;
    Part<std::unique_ptr<DataFolder>> dataFolder_;
    Part<Listener> listener_;
    std::unique_ptr<Part<Listener>> adminListener_; // null: there is none
    std::unique_ptr<Parts> parts_;                  // used by requests once all of them have started
};

} // namespace wheelwright::app
