#include "http/web_socket.hpp"
#include "testing/http_client.hpp"
#include "testing/small_server.hpp"
#include "testing/soon.hpp"
#include <gmock/gmock.h>
#include <semaphore>

namespace wheelwright::http {
namespace {

using namespace std::chrono_literals;
using testing::Client;

// Stands for a room: a WebSocket calls it when it ends, and it sends a lot.
struct WatchedHandler final : SocketHandler {
    explicit WatchedHandler(std::atomic<bool>& isClosed) : isClosed_{isClosed} {}
    void opened(std::shared_ptr<WebSocket> socket) override {
        auto const large = std::string(1'000'000, 'x');
        for (int message = 0; message < 7; ++message) // less than what may wait
            socket->send(textMessage(large));
        socket_ = std::move(socket);
        isOpen_ = true;
    }
    void received(std::string_view) override {}
    void closed() override { isClosed_ = true; }
    void sayLate() { // as a room's thread does
        asio::post(socket_->executor(), [socket = socket_] { socket->send(textMessage("late")); });
    }
    void forget() { socket_.reset(); }
    bool isOpen() const { return isOpen_; }
    void leaving() override {} // this one doesn't go
    SharedMessage tooSlow() override { return textMessage("too slow"); }

private:
    std::atomic<bool>& isClosed_;
    std::atomic<bool> isOpen_ = false;
    std::shared_ptr<WebSocket> socket_;
};

struct ServerStopTest : testing::SmallServer {
    ServerStopTest() {
        std::vector<Route> routes;
        routes.push_back({Method::post, "/calls", Access::Anyone, RateClass::Unlimited, RunsOn::Loop,
                          [this](Request const&) {
                              ++calls;
                              return emptyResponse(204);
                          }});
        routes.push_back(
            {Method::get, "/large", Access::Anyone, RateClass::Unlimited, RunsOn::Loop,
             [](Request const&) { return textResponse(200, "text/plain", std::string(30'000'000, 'x')); }});
        routes.push_back({Method::get, "/works", Access::Anyone, RateClass::Unlimited, RunsOn::Worker,
                          [this](Request const&) {
                              ++calls;
                              mayEnd.acquire();
                              return textResponse(200, "text/plain", std::string(1000, 'x'));
                          }});
        routes.push_back({.method = Method::get,
                          .path = "/socket",
                          .access = Access::Anyone,
                          .rate = RateClass::Unlimited,
                          .runsOn = RunsOn::Loop,
                          .handler = {},
                          .upgrade = [this](Request const&) -> Result<std::shared_ptr<SocketHandler>> {
                              return std::shared_ptr<SocketHandler>{handler};
                          }});
        serve(std::move(routes));
    }
    void TearDown() override { handler->forget(); } // before the loops go, as rooms do
    void watch(Client& client) {
        client.send("GET /socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
        EXPECT_EQ(client.receive(false).status, 101U);
        EXPECT_TRUE(testing::soon([&] { return handler->isOpen(); }));
    }
    void stopAfterTheDeadline() {
        server->drain();
        EXPECT_FALSE(server->waitUntilEmpty(SteadyClock::now()));
        server->stop();
    }

    std::atomic<int> calls = 0;
    std::binary_semaphore mayEnd{0};
    std::atomic<bool> isClosed = false;
    std::shared_ptr<WatchedHandler> handler = std::make_shared<WatchedHandler>(isClosed);
};

TEST_F(ServerStopTest, ABodyThatCompletesAfterTheStopCallsNothing) {
    Client slow{server->port()};
    slow.send("POST /calls HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
    ASSERT_EQ(slow.receive().status, 100U);
    stopAfterTheDeadline();
    EXPECT_EQ(admission.connections(), 0U);
    slow.send("{}");
    EXPECT_TRUE(slow.closedByServer());
    EXPECT_EQ(calls, 0);
}

// Its room is destroyed next, so it must make its last call to the room before.
TEST_F(ServerStopTest, AViewerThatDoesNotLeaveIsOverWhenTheStopReturns) {
    Client viewer{server->port()};
    watch(viewer);
    stopAfterTheDeadline();
    EXPECT_TRUE(isClosed);
}

TEST_F(ServerStopTest, AReaderThatDoesNotReadIsOverWhenTheStopReturns) {
    Client reader{server->port()};
    reader.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
    ASSERT_EQ(reader.receive(false).status, 200U);
    stopAfterTheDeadline();
    EXPECT_EQ(admission.connections(), 0U);
}

// A room speaks until it is taken away, also to viewers that are over.
TEST_F(ServerStopTest, WhatARoomSaysAfterTheStopReachesNobody) {
    Client viewer{server->port()};
    watch(viewer);
    server->drain();
    handler->sayLate();
    server->stop();
    EXPECT_TRUE(isClosed);
    handler->sayLate();
    handler->forget();
    server.reset();
}

// The loop that should send the answer has ended.
TEST_F(ServerStopTest, AHandlerThatEndsAfterTheStopAnswersNobody) {
    Client client{server->port()};
    client.send("GET /works HTTP/1.1\r\nHost: a\r\n\r\n");
    ASSERT_TRUE(testing::soon([&] { return calls == 1; }));
    stopAfterTheDeadline();
    mayEnd.release();
    workers.join();
    server.reset();
    EXPECT_TRUE(client.closedByServer());
}

} // namespace
} // namespace wheelwright::http
