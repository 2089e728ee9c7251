#include "testing/http_client.hpp"
#include "testing/server_process.hpp"
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
    for (int i = 0; i < 100; ++i)
        ASSERT_EQ(get(server.port(), "/api/health").status, 200U);
}

TEST(SlowClients, HeadersBodiesAndReadersAreCutOffInTime) {
    testing::ServerProcess server{{"--head-seconds", "1", "--idle-seconds", "1"}};
    Client head{server.port()};
    head.send("GET / HTTP/1.1\r\nHo");
    Client body{server.port()};
    body.send("POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{");
    Client idle{server.port()};
    Client reader{server.port()};
    reader.send("GET /assets/large-4d5e6f.js HTTP/1.1\r\nHost: a\r\n\r\n");
    EXPECT_EQ(head.receive().status, 408U);
    EXPECT_EQ(body.receive().status, 408U);
    EXPECT_TRUE(head.closedByServer());
    EXPECT_TRUE(body.closedByServer());
    EXPECT_TRUE(idle.closedByServer());
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
        usleep(300'000);
        early.send("GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n");
        EXPECT_EQ(early.receive().status, 200U);
    }
    EXPECT_EQ(get(server.port(), "/api/health").status, 200U);
    EXPECT_NE(server.log().find("cannot accept a connection"), std::string::npos);
}

TEST(SlowClients, ConnectionsBeyondTheLimitAreClosed) {
    testing::ServerProcess server{{"--connections", "2"}};
    Client first{server.port()};
    Client second{server.port()};
    first.send("GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n");
    EXPECT_EQ(first.receive().status, 200U);
    second.send("GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n");
    EXPECT_EQ(second.receive().status, 200U);
    Client third{server.port()};
    EXPECT_TRUE(third.closedByServer());
}

} // namespace
} // namespace wheelwright
