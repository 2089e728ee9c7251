#include "testing/http_client.hpp"
#include "testing/server_process.hpp"
#include <gtest/gtest.h>

namespace wheelwright {
namespace {

using testing::Client;

struct Smuggling : ::testing::Test {
    static void SetUpTestSuite() { server = new testing::ServerProcess; }
    static void TearDownTestSuite() {
        delete server;
        server = nullptr;
    }
    static inline testing::ServerProcess* server;
};

// Promise H1, over the wire: 400 and the connection ends, so that nothing after it counts as a request.
TEST_F(Smuggling, AmbiguousRequestsAreRefusedAndTheConnectionEnds) {
    std::string const tail = "\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: a\r\n\r\n";
    for (std::string const head : {
             "POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n",
             "POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n",
             "POST /api/events HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n",
             "POST /api/events HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n",
             "POST /api/events HTTP/1.1\r\nHost: a\r\nX: y\r\n Transfer-Encoding: chunked\r\n",
             "POST /api/events HTTP/1.1\nHost: a\n",
             "POST /api/events HTTP/1.1\r\nContent-Length: 4\r\n",
         }) {
        Client client{server->port()};
        client.send(head + tail);
        EXPECT_EQ(client.receive().status, 400U) << head;
        EXPECT_EQ(client.receive().status, 0U) << head;
    }
}

TEST_F(Smuggling, FieldsBehindAChunkedBodyAreNotTaken) {
    Client client{server->port()};
    client.send("POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Type: "
                "application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
                "2\r\n{}\r\n0\r\nOrigin: https://evil.example\r\n\r\n");
    EXPECT_EQ(client.receive().status, 400U);
    EXPECT_TRUE(client.closedByServer());
}

TEST_F(Smuggling, ChunkedBodiesAreRead) {
    Client client{server->port()};
    client.send("POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Type: "
                "application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
                "8\r\n{\"name\":\r\n13\r\n\"wheel_spin_start\"}\r\n0\r\n\r\n");
    EXPECT_EQ(client.receive().status, 204U);
    for (auto const* body : {"zz\r\n{}\r\n0\r\n\r\n", "ffffffffffffffffff\r\n{}", "-1\r\n{}\r\n"}) {
        Client broken{server->port()};
        broken.send(
            std::string{"POST /api/events HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"} + body);
        auto const status = broken.receive().status;
        EXPECT_TRUE(status == 400 || status == 413) << body << " " << status;
    }
}

TEST_F(Smuggling, EndlessChunkExtensionsAndTrailersAreCutOff) {
    for (auto const* start : {"5;", "0\r\nX: "}) {
        Client client{server->port()};
        client.send(
            std::string{"POST /api/events HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"} +
            start);
        client.send(std::string(400'000, 'a'));
        EXPECT_EQ(client.receive().status, 400U) << start;
        EXPECT_TRUE(client.closedByServer()) << start;
    }
}

TEST_F(Smuggling, GarbageIsAnsweredAndTheServerLives) {
    for (std::string const& bytes :
         {std::string{"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\n", 12}, std::string(100, '\0') + "\n",
          std::string{"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"}, std::string{"GET / HTTP/9.9\r\nHost: a\r\n\r\n"},
          std::string{"GET / HTTP/1.1\r\nHost: a\r\nX\x01: y\r\n\r\n"}, std::string{"\n"},
          std::string{"GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n"},
          std::string{"GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n"}})
        EXPECT_EQ(testing::askRaw(server->port(), bytes).status, 400U) << bytes;
    EXPECT_EQ(testing::get(server->port(), "/api/health").status, 200U);
}

} // namespace
} // namespace wheelwright
