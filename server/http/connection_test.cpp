#include "testing/http_client.hpp"
#include "testing/server_process.hpp"
#include <gtest/gtest.h>

namespace wheelwright {
namespace {

using testing::Client;
using testing::get;

struct ConnectionTest : ::testing::Test {
    static void SetUpTestSuite() { server = new testing::ServerProcess; }
    static void TearDownTestSuite() {
        delete server;
        server = nullptr;
    }
    std::uint16_t port = server->port();
    static inline testing::ServerProcess* server;
};

std::string const kHealth = "GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n";
std::string const kEvent =
    "POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 27\r\n\r\n"
    "{\"name\":\"wheel_spin_start\"}";

TEST_F(ConnectionTest, PipelinedRequestsAreAnsweredInOrder) {
    Client client{port};
    client.send(kHealth + kEvent + kHealth + kEvent);
    EXPECT_EQ(client.receive().status, 200U);
    EXPECT_EQ(client.receive().status, 204U);
    EXPECT_EQ(client.receive().status, 200U);
    EXPECT_EQ(client.receive().status, 204U);
}

TEST_F(ConnectionTest, FiftyPipelinedRequestsForALargeFileAreAllAnswered) {
    Client client{port};
    std::string const one = "GET /assets/large-4d5e6f.js HTTP/1.1\r\nHost: a\r\n\r\n";
    std::string all;
    for (int i = 0; i < 50; ++i)
        all += one;
    client.send(all);
    for (int i = 0; i < 50; ++i)
        ASSERT_EQ(client.receive().body.size(), 3'000'000U) << i;
}

TEST_F(ConnectionTest, ARequestMayArriveByteByByte) {
    Client client{port};
    for (char const byte : kEvent)
        client.send({&byte, 1});
    EXPECT_EQ(client.receive().status, 204U);
}

TEST_F(ConnectionTest, HeadHasTheHeadersAndNoBody) {
    for (auto const* path : {"/api/health", "/", "/assets/app-1a2b3c.js"}) {
        Client client{port};
        client.send(std::string{"HEAD "} + path + " HTTP/1.1\r\nHost: a\r\n\r\n" + kHealth);
        auto const reply = client.receive(false);
        EXPECT_EQ(reply.status, 200U);
        EXPECT_NE(reply.header("content-length"), "0");
        EXPECT_EQ(client.receive().header("content-type"), "application/json")
            << "a body was in the way: " << path;
    }
}

TEST_F(ConnectionTest, Http10ClosesAndConnectionCloseIsHonoured) {
    for (auto const* bytes : {"GET /api/health HTTP/1.0\r\n\r\n",
                              "GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"}) {
        Client client{port};
        client.send(bytes);
        auto const reply = client.receive();
        EXPECT_EQ(reply.status, 200U);
        EXPECT_EQ(reply.header("connection"), "close");
        EXPECT_TRUE(client.closedByServer());
    }
}

TEST_F(ConnectionTest, ExpectContinueIsAnsweredBeforeTheBody) {
    Client client{port};
    client.send("POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nExpect: "
                "100-continue\r\nContent-Length: 27\r\n\r\n");
    EXPECT_EQ(client.receive().status, 100U);
    client.send("{\"name\":\"wheel_spin_start\"}");
    EXPECT_EQ(client.receive().status, 204U);
    EXPECT_EQ(testing::ask(port, "POST", "/api/events", "Expect: miracles\r\n", "{}").status, 417U);
}

TEST_F(ConnectionTest, EveryAnswerHasItsOwnRequestIdAndTheLogHasItToo) {
    auto const first = get(port, "/api/health").header("x-request-id");
    auto const second = get(port, "/api/nothing").header("x-request-id");
    EXPECT_FALSE(first.empty());
    EXPECT_NE(first, second);
    testing::ServerProcess other;
    auto const id = get(other.port(), "/api/nothing").header("x-request-id");
    auto const data = other.log();
    other.signal(15);
    other.wait();
    EXPECT_NE(other.log().find("id=" + id + " method=GET path=/api/nothing status=404"), std::string::npos)
        << other.log();
}

TEST_F(ConnectionTest, TheAbsoluteFormMeansTheSame) {
    EXPECT_EQ(testing::askRaw(port, "GET http://a/api/health HTTP/1.1\r\nHost: a\r\n\r\n").status, 200U);
    EXPECT_EQ(testing::askRaw(port, "GET http://a HTTP/1.1\r\nHost: a\r\n\r\n").status, 200U);
}

TEST_F(ConnectionTest, ARefusedHeadHasNoBodyEither) {
    Client client{port};
    client.send("HEAD / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n");
    EXPECT_EQ(client.receive(false).status, 413U);
    EXPECT_EQ(client.receive().status, 0U) << "a body followed";
}

TEST_F(ConnectionTest, AnEarlyRefusalReachesAClientThatIsStillSending) {
    Client client{port};
    client.send("POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\n" +
                std::string(500'000, 'x'));
    EXPECT_EQ(client.receive().status, 413U);
    Client chunked{port};
    chunked.send("POST /api/events HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n40000\r\n" +
                 std::string(0x40000, 'x') + "\r\n0\r\n\r\n");
    EXPECT_EQ(chunked.receive().status, 413U);
}

} // namespace
} // namespace wheelwright
