#include "http/web_socket.hpp"
#include "testing/http_client.hpp"
#include "testing/small_server.hpp"
#include <gmock/gmock.h>

namespace wheelwright::http {
namespace {

using namespace std::chrono_literals;
using testing::Client;

// What a room would be: something that a WebSocket calls when it is over.
struct WatchedGuest final : SocketGuest {
    explicit WatchedGuest(std::atomic<bool>& isClosed) : isClosed_{isClosed} {}
    void opened(std::shared_ptr<WebSocket>) override {}
    void received(std::string_view) override {}
    void closed() override { isClosed_ = true; }
    void leaving() override {} // this one doesn't go
    SharedMessage tooSlow() override { return textMessage("too slow"); }

private:
    std::atomic<bool>& isClosed_;
};

struct ServerStopTest : testing::SmallServer {
    ServerStopTest() {
        std::vector<Route> routes;
        routes.push_back({Method::post, "/calls", Access::Anyone, RateClass::Unlimited, RunsOn::Loop,
                          [this](Request const&) {
                              ++calls;
                              return emptyResponse(204);
                          }});
        routes.push_back({.method = Method::get,
                          .path = "/socket",
                          .access = Access::Anyone,
                          .rate = RateClass::Unlimited,
                          .runsOn = RunsOn::Loop,
                          .handler = {},
                          .upgrade = [this](Request const&) -> Result<std::shared_ptr<SocketGuest>> {
                              return std::shared_ptr<SocketGuest>{std::make_shared<WatchedGuest>(isClosed)};
                          }});
        serve(std::move(routes));
    }
    void stopAfterTheDeadline() {
        server->drain();
        EXPECT_FALSE(server->waitUntilEmpty(SteadyClock::now()));
        server->stop();
    }

    std::atomic<int> calls = 0;
    std::atomic<bool> isClosed = false;
};

TEST_F(ServerStopTest, ABodyThatCompletesAfterTheStopCallsNothing) {
    Client slow{server->port()};
    slow.send("POST /calls HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
    ASSERT_EQ(slow.receive().status, 100U);
    stopAfterTheDeadline();
    EXPECT_EQ(admission.connections(), 0U);
    EXPECT_TRUE(slow.closedByServer());
    EXPECT_EQ(calls, 0);
}

// Its room is taken away next: what it has to say to the room, it has to say before.
TEST_F(ServerStopTest, AViewerThatDoesNotLeaveIsOverWhenTheStopReturns) {
    Client viewer{server->port()};
    viewer.send("GET /socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    ASSERT_EQ(viewer.receive(false).status, 101U);
    stopAfterTheDeadline();
    EXPECT_TRUE(isClosed);
}

} // namespace
} // namespace wheelwright::http
