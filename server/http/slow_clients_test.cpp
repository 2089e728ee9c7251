#include "testing/http_client.hpp"
#include "testing/server_process.hpp"
#include "testing/soon.hpp"
#include <gtest/gtest.h>
#include <memory>

namespace wheelwright {
namespace {

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
    for (int i = 0; i < 100; ++i) {
        ASSERT_EQ(get(server.port(), "/api/health").status, 200U);
        ASSERT_EQ(get(server.port(), "/api/auth/providers").status, 200U) << "made by a worker";
    }
}

TEST(SlowClients, HeadersAndBodiesAreCutOffInTime) {
    testing::ServerProcess server{{"--test-head-seconds", "1", "--test-idle-seconds", "1"}};
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

TEST(SlowClients, AByteNowAndThenDoesNotBuyTime) {
    testing::ServerProcess server{{"--test-head-seconds", "1"}};
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
            [&] { return server.log().find("accepting a connection failed") != std::string::npos; }));
        early.send("GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n");
        EXPECT_EQ(early.receive().status, 200U);
    }
    EXPECT_EQ(get(server.port(), "/api/health").status, 200U);
}

std::string const kHealthCall = "GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n";

TEST(SlowClients, ConnectionsBeyondTheLimitAreClosed) {
    testing::ServerProcess server{{"--connections", "2", "--test-loops", "1"}};
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
    testing::ServerProcess server{{"--connections", "3", "--test-loops", "1"}};
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
        {"--test-connections-per-source", "2", "--test-loops", "1", "--admin-listen", "127.0.0.1:0"}};
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
    testing::ServerProcess server{{"--test-head-seconds", "1", "--test-idle-seconds", "3600"}};
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
