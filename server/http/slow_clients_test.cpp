#include "http/connection.hpp"
#include "testing/http_client.hpp"
#include "testing/server_process.hpp"
#include "testing/soon.hpp"
#include <boost/asio/co_spawn.hpp>
#include <gtest/gtest.h>
#include <memory>

namespace wheelwright {
namespace {

using namespace std::chrono_literals;
using testing::Client;
using testing::get;

// Promise H2.
TEST(SlowClients, AThousandOfThemDoNotKeepOthersFromBeingServed) {
    testing::ServerProcess server;
    std::vector<std::unique_ptr<Client>> slow;
    for (int i = 0; i < 400; ++i) { // headers that never end
        slow.push_back(std::make_unique<Client>(server.port()));
        slow.back()->send("GET / HTTP/1.1\r\nHost:");
    }
    for (int i = 0; i < 300; ++i) { // bodies that never come
        slow.push_back(std::make_unique<Client>(server.port()));
        slow.back()->send("POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{");
    }
    for (int i = 0; i < 300; ++i) { // readers that never read
        slow.push_back(std::make_unique<Client>(server.port()));
        slow.back()->send("GET /assets/large-4d5e6f.js HTTP/1.1\r\nHost: a\r\n\r\n");
    }
    for (int i = 0; i < 100; ++i)
        ASSERT_EQ(get(server.port(), "/api/health").status, 200U);
}

TEST(SlowClients, HeadersAndBodiesAreCutOffInTime) {
    testing::ServerProcess server{{"--head-seconds", "1", "--idle-seconds", "1"}};
    Client head{server.port()};
    head.send("GET / HTTP/1.1\r\nHo");
    Client body{server.port()};
    body.send("POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{");
    Client idle{server.port()};
    EXPECT_EQ(head.receive().status, 408U);
    EXPECT_EQ(body.receive().status, 408U);
    EXPECT_TRUE(head.closedByServer());
    EXPECT_TRUE(body.closedByServer());
    EXPECT_TRUE(idle.closedByServer());
}

// A reader may take a second for each KiB. The test tells the connection how late it is.
TEST(SlowClients, AReaderThatStopsReadingIsCutOff) {
    std::vector<http::Route> routes;
    routes.push_back({http::Method::get, "/large", http::Access::Anyone, http::RateClass::Unlimited,
                      http::RunsOn::Loop, [](http::Request const&) {
                          return http::textResponse(200, "text/plain", std::string(3'000'000, 'x'));
                      }});
    http::Metrics metrics;
    http::Site const site{std::move(routes), [](http::Request const&) { return http::emptyResponse(404); },
                          http::SiteRules{}, metrics};
    http::WorkerPools workers{{1, 1}, {1, 1}, {1, 1}};
    http::ConnectionRules const rules;
    http::Admission admission{{}, metrics, metrics.gauge("open", "Open connections.")};
    http::Loop loop;
    http::tcp::acceptor door{loop.io, {http::asio::ip::address_v4::loopback(), 0}};
    Client const reader{door.local_endpoint().port()};
    http::Socket socket{loop.io.get_executor()};
    door.accept(socket);
    socket.set_option(http::asio::socket_base::send_buffer_size(4096)); // the system would take all of it
    auto const connection =
        std::make_shared<http::Connection>(loop, std::move(socket), site, workers, admission, rules);
    bool isOver = false;
    auto serving = connection->serve();
    http::asio::co_spawn(loop.io.get_executor(), std::move(serving), [&](auto const&) { isOver = true; });
    reader.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
    auto const isOverAt = [&](http::SteadyClock::time_point now) {
        loop.io.run_for(50ms);
        connection->closeIfLate(now);
        loop.io.run_for(50ms);
        return isOver;
    };
    auto const now = http::SteadyClock::now();
    EXPECT_FALSE(isOverAt(now + rules.grace - 1s));
    EXPECT_TRUE(isOverAt(now + 2h)) << "3 MB are 50 minutes";
    workers.join();
}

TEST(SlowClients, AByteNowAndThenDoesNotBuyTime) {
    testing::ServerProcess server{{"--head-seconds", "1"}};
    Client drip{server.port()};
    bool answered = false;
    for (int i = 0; i < 60 && !answered; ++i) {
        drip.send(i == 0 ? "GET / HTTP/1.1\r\nX: " : "x");
        usleep(100'000);
        answered = server.log().find("status=408") != std::string::npos;
    }
    EXPECT_TRUE(answered);
}

// Promise H8.
TEST(SlowClients, OutOfFileDescriptorsTheConnectedAreServedAndOthersOnceSomeLeave) {
    testing::ServerProcess server{{"--workers", "2", "--database-pool", "1"}, 40};
    Client early{server.port()};
    early.send("GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n");
    ASSERT_EQ(early.receive().status, 200U);
    {
        std::vector<std::unique_ptr<Client>> crowd;
        for (int i = 0; i < 60; ++i)
            crowd.push_back(std::make_unique<Client>(server.port()));
        EXPECT_TRUE(testing::soon(
            [&] { return server.log().find("cannot accept a connection") != std::string::npos; }));
        early.send("GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n");
        EXPECT_EQ(early.receive().status, 200U);
    }
    EXPECT_EQ(get(server.port(), "/api/health").status, 200U);
}

std::string const kHealthCall = "GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n";

TEST(SlowClients, ConnectionsBeyondTheLimitAreClosed) {
    testing::ServerProcess server{{"--connections", "2", "--loops", "1"}};
    Client first{server.port()};
    Client second{server.port()};
    for (auto* const busy : {&first, &second}) {
        busy->send(
            "POST /api/events HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n");
        EXPECT_EQ(busy->receive().status, 100U);
    }
    Client third{server.port()};
    EXPECT_TRUE(third.closedByServer());
}

// Promise H2.
TEST(SlowClients, AtTheLimitTheLongestIdleConnectionMakesRoom) {
    testing::ServerProcess server{{"--connections", "3", "--loops", "1"}};
    std::vector<std::unique_ptr<Client>> idle;
    for (int i = 0; i < 3; ++i) {
        idle.push_back(std::make_unique<Client>(server.port()));
        idle.back()->send(kHealthCall);
        EXPECT_EQ(idle.back()->receive().status, 200U);
    }
    Client newcomer{server.port()};
    newcomer.send(kHealthCall);
    EXPECT_EQ(newcomer.receive().status, 200U);
    EXPECT_TRUE(idle.front()->closedByServer());
    idle.back()->send(kHealthCall);
    EXPECT_EQ(idle.back()->receive().status, 200U) << "the others stay";
}

TEST(SlowClients, OneSourceHasAShareOfTheConnections) {
    testing::ServerProcess server{
        {"--connections-per-source", "2", "--loops", "1", "--admin-listen", "127.0.0.1:0"}};
    Client first{server.port()};
    first.send(kHealthCall);
    EXPECT_EQ(first.receive().status, 200U);
    Client const second{server.port()};
    Client third{server.port()};
    EXPECT_TRUE(third.closedByServer());
    EXPECT_NE(get(server.adminPort(), "/metrics")
                  .body.find("wheelwright_refused_total{reason=\"source_connections\"} 1"),
              std::string::npos);
}

TEST(SlowClients, AConnectionThatNeverSendsAByteHasTheTimeOfAHead) {
    testing::ServerProcess server{{"--head-seconds", "1", "--idle-seconds", "3600"}};
    Client silent{server.port()};
    Client rests{server.port()};
    rests.send(kHealthCall);
    EXPECT_EQ(rests.receive().status, 200U);
    EXPECT_TRUE(silent.closedByServer());
    rests.send(kHealthCall);
    EXPECT_EQ(rests.receive().status, 200U);
}

} // namespace
} // namespace wheelwright
