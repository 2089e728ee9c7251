#include "app/program/listener.hpp"
#include "base/log.hpp"
#include "base/machine.hpp"
#include <algorithm>
#include <charconv>

namespace wheelwright::app {
namespace {

constexpr http::WorkerPools::Size kUploads{64, 240}; // most of them wait for their turn to decode
constexpr http::WorkerPools::Size kOutbound{32, 256};
constexpr http::WorkerPools::Size kAdmin{4, 64};

http::AdmissionRules admissionRules(Settings const& settings) {
    constexpr std::size_t mebibyte = 1024 * 1024;
    // Every allowed upload fits into the budgets, even if it is larger than the
    // setting for one source.
    auto const largest =
        static_cast<std::size_t>(std::max(settings.imageLimit, settings.soundLimit)) + mebibyte;
    auto const budget = [&](auto mebibytes) {
        return std::max(static_cast<std::size_t>(mebibytes) * mebibyte, largest);
    };
    return {.connections = static_cast<std::size_t>(settings.connections),
            .connectionsPerSource = static_cast<std::size_t>(settings.connectionsPerSource),
            .bodies = {budget(settings.bodyBudget), budget(settings.bodyBudgetPerSource)},
            .answers = {budget(settings.bodyBudget / 2), budget(settings.bodyBudgetPerSource)}};
}

http::ServerRules rulesAt(Settings const& settings, std::string_view address, std::uint16_t port) {
    http::ServerRules rules;
    rules.address = boost::asio::ip::make_address(address);
    rules.port = port;
    rules.connection.head = std::chrono::seconds{settings.headSeconds};
    rules.connection.grace = rules.connection.head;
    rules.connection.idle = std::chrono::seconds{settings.idleSeconds};
    rules.connection.proxyHeader = settings.authHeader;
    for (auto const& network : settings.trustedProxies)
        rules.connection.trustedProxies.push_back(*http::Network::parse(network));
    return rules;
}

} // namespace

Listener::Listener(Rules const& rules, http::Metrics& metrics, MakeSite const& makeSite)
    : workers{rules.handlers, rules.uploads, rules.outbound},
      admission{rules.admission, metrics, rules.connections},
      server{rules.server, workers, admission} {
    server.bind();
    site = makeSite(*this);
    server.start(*site);
    log::info(rules.readyLine, {{"address", std::string_view{rules.server.address.to_string()}},
                                {"port", std::int64_t{server.port()}}});
}

// The loops end before the threads do, and both before the objects that they
// use.
Listener::~Listener() {
    server.stop();
    workers.join();
}

Listener::Rules publicListener(Settings const& settings, http::Metrics& metrics) {
    auto server = rulesAt(settings, settings.listen, static_cast<std::uint16_t>(settings.port));
    server.loops = settings.loops > 0 ? static_cast<unsigned>(settings.loops) : usableCores();
    return {.readyLine = "listener ready",
            .server = std::move(server),
            .admission = admissionRules(settings),
            .handlers = {static_cast<unsigned>(settings.workers), static_cast<std::size_t>(settings.queue)},
            .uploads = kUploads,
            .outbound = kOutbound,
            .connections = metrics.gauge("wheelwright_connections", "Open connections.")};
}

// Nothing of it is shared with the public listener: operators need their
// figures most when that one is full.
Listener::Rules adminListener(Settings const& settings, http::Metrics& metrics) {
    std::string_view const endpoint = settings.adminListen;
    auto const colon = endpoint.rfind(':');
    auto address = endpoint.substr(0, colon);
    if (address.starts_with('[')) address = address.substr(1, address.size() - 2);
    std::uint16_t port = 0;
    std::from_chars(endpoint.data() + colon + 1, endpoint.data() + endpoint.size(), port);
    auto server = rulesAt(settings, address, port);
    server.setting = "--admin-listen";
    return {.readyLine = "admin listener ready",
            .server = std::move(server),
            .admission = admissionRules(settings),
            .handlers = kAdmin,
            .uploads = kAdmin,
            .outbound = kAdmin,
            .connections = metrics.gauge("wheelwright_admin_connections", "Open connections of operators.")};
}

} // namespace wheelwright::app
