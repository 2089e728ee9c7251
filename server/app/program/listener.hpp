#pragma once
#include "app/settings/settings.hpp"
#include "http/server.hpp"
#include <functional>
#include <memory>

namespace wheelwright::app {

// A listening address, with the threads, the admission and the site that only
// its requests use.
struct Listener {
    struct Rules {
        std::string_view readyLine; // of the log
        http::ServerRules server;
        http::AdmissionRules admission;
        http::WorkerPools::Size handlers;
        http::WorkerPools::Size uploads;
        http::WorkerPools::Size outbound;
        http::Gauge connections;
    };
    using MakeSite = std::function<std::unique_ptr<http::Site>(Listener const&)>;

    Listener(Rules const& rules, http::Metrics& metrics, MakeSite const& makeSite);
    ~Listener();

    http::WorkerPools workers;
    http::Admission admission;
    std::unique_ptr<http::Site> site;
    http::Server server; // last: its connections use all of the above
};

Listener::Rules publicListener(Settings const& settings, http::Metrics& metrics);
Listener::Rules adminListener(Settings const& settings, http::Metrics& metrics);

} // namespace wheelwright::app
