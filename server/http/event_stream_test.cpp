#include "http/event_stream.hpp"
#include "testing/http_client.hpp"
#include "testing/small_server.hpp"
#include "testing/soon.hpp"
#include <future>
#include <gmock/gmock.h>
#include <latch>

namespace wheelwright::http {
namespace {

using namespace std::chrono_literals;
using testing::Client;
using ::testing::HasSubstr;

constexpr char kAsk[] = "POST /api/talk HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\n\r\n";

// A server with one call that says what the test tells it to.
struct EventStreamTest : testing::SmallServer {
    void serveTalk(Handler handler) {
        Route route{.method = Method::post,
                    .path = "/api/talk",
                    .access = Access::Anyone,
                    .rate = RateClass::Unlimited,
                    .runsOn = RunsOn::Outbound,
                    .handler = std::move(handler),
                    .answerEvent = "told"};
        std::vector<Route> routes;
        routes.push_back(std::move(route));
        ServerRules rules;
        rules.loops = 1;
        rules.connection.grace = 1s;
        serve(std::move(routes), std::move(rules));
    }
    void TearDown() override { stopWhenEmpty(); }
};

Response told(unsigned status = 200) {
    return jsonResponse(status, {{"success", status < 400}});
}

TEST_F(EventStreamTest, SaysWhatTheHandlerSaysAndItsAnswerLast) {
    serveTalk([](Request const& request) {
        request.events->say("progress", "1");
        return told();
    });
    Client client{server->port()};
    for (int again = 0; again < 2; ++again) { // the connection stays
        client.send(kAsk);
        auto const reply = client.receive();
        EXPECT_EQ(reply.status, 200U);
        EXPECT_EQ(reply.header("content-type"), "text/event-stream");
        EXPECT_THAT(reply.body, ::testing::EndsWith("event: told\ndata: {\"success\":true}\n\n"));
    }
}

TEST_F(EventStreamTest, AnErrorBehindTheFirstEventIsTheLastOne) {
    std::latch heard{1};
    serveTalk([&](Request const& request) -> Response {
        request.events->say("progress", "1");
        heard.wait();
        throw std::runtime_error{"broken on purpose"};
    });
    Client client{server->port()};
    client.send(kAsk);
    EXPECT_THAT(client.takeUntil("data: 1\n\n"), HasSubstr("event: progress"));
    heard.count_down();
    EXPECT_THAT(client.takeUntil("0\r\n\r\n"), HasSubstr("event: error\ndata: {\"success\":false"));
}

TEST_F(EventStreamTest, AHandlerThatSaysNothingIsAnsweredWithItsStatus) {
    serveTalk([](Request const&) { return told(422); });
    EXPECT_EQ(testing::askRaw(server->port(), kAsk).status, 422U);
}

TEST_F(EventStreamTest, WhoDidNotAskForEventsGetsTheAnswerAlone) {
    serveTalk([](Request const& request) {
        request.events->say("progress", "1");
        return told();
    });
    auto const reply = testing::askRaw(server->port(), "POST /api/talk HTTP/1.1\r\nHost: a\r\n\r\n");
    EXPECT_EQ(reply.header("content-type"), "application/json");
    EXPECT_EQ(reply.body, "{\"success\":true}");
}

TEST_F(EventStreamTest, TheHandlerLearnsThatTheClientHasLeft) {
    std::promise<bool> left;
    serveTalk([&](Request const& request) {
        request.events->say("progress", "1");
        left.set_value(testing::soon([&] { return request.events->isCancelled(); }));
        return told();
    });
    {
        Client client{server->port()};
        client.send(kAsk);
        client.takeUntil("data: 1\n\n");
    }
    EXPECT_TRUE(left.get_future().get()) << "the handler works on for nobody";
}

TEST_F(EventStreamTest, TheHandlerLearnsThatTheReaderIsTooSlow) {
    std::promise<bool> left;
    serveTalk([&](Request const& request) {
        std::string const words(4000, 'x'); // enough of them fill whatever the machine keeps on the way
        auto const until = SteadyClock::now() + 60s;
        while (!request.events->isCancelled() && SteadyClock::now() < until) {
            request.events->say("progress", words);
            std::this_thread::yield();
        }
        left.set_value(request.events->isCancelled());
        return told();
    });
    Client const reader{server->port()}; // that never reads
    reader.send(kAsk);
    EXPECT_TRUE(left.get_future().get());
}

TEST_F(EventStreamTest, TheHandlerLearnsThatTheServerStopsAndItsAnswerIsStillSent) {
    serveTalk([&](Request const& request) {
        request.events->say("progress", "1");
        EXPECT_TRUE(testing::soon([&] { return request.events->isCancelled(); }));
        return told(503);
    });
    Client client{server->port()};
    client.send(kAsk);
    client.takeUntil("data: 1\n\n");
    server->drain();
    EXPECT_THAT(client.takeUntil("0\r\n\r\n"), HasSubstr("event: error"));
}

TEST(EventStream, TheNewestTakesThePlaceOfOneThatStillWaits) {
    EventStream events{true, [] {}};
    events.say("progress", "1");
    events.say("progress", "2");
    EXPECT_EQ(events.take(), "event: progress\ndata: 2\n\n");
    EXPECT_EQ(events.take(), std::nullopt);
}

} // namespace
} // namespace wheelwright::http
