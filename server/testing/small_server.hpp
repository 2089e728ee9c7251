#pragma once
#include "http/server.hpp"
#include <gtest/gtest.h>
#include <optional>

namespace wheelwright::testing {

// A server with a few routes in this process, for tests of the code between socket and handler.
struct SmallServer : ::testing::Test {
    void serve(std::vector<http::Route> routes, http::ServerRules rules = {}) {
        site.emplace(
            std::move(routes), [](http::Request const&) { return http::emptyResponse(404); },
            http::SiteRules{}, metrics);
        rules.address = boost::asio::ip::address_v4::loopback();
        server.emplace(std::move(rules), workers, admission);
        server->bind();
        server->start(*site);
    }
    // Stops the server; fails unless every connection ends by itself.
    void stopWhenEmpty() {
        server->drain();
        EXPECT_TRUE(server->waitUntilEmpty(http::SteadyClock::now() + std::chrono::seconds{10}));
        workers.join();
        server->stop();
    }

    http::Metrics metrics;
    http::Admission admission{{}, metrics, metrics.gauge("open", "Open connections.")};
    http::WorkerPools workers{{1, 1}, {1, 1}, {1, 1}};
    std::optional<http::Site> site;
    std::optional<http::Server> server;
};

} // namespace wheelwright::testing
