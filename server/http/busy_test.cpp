#include "http/server.hpp"
#include "testing/http_client.hpp"
#include <future>
#include <gmock/gmock.h>
#include <latch>

namespace wheelwright::http {
namespace {

using ::testing::HasSubstr;

TEST(Busy, AFullQueueAnswers503AtOnceAndThoseWaitingAreServed) {
    Metrics metrics;
    Workers workers{1, 1};
    std::latch release{1};
    std::vector<Route> routes;
    routes.push_back(
        {Method::get, "/slow", Access::Anyone, RateClass::Unlimited, RunsOn::Worker, [&](Request const&) {
             release.wait();
             return emptyResponse(204);
         }});
    Site const site{std::move(routes), [](Request const&) { return emptyResponse(404); }, {}, metrics};
    ServerRules rules;
    rules.address = asio::ip::make_address("127.0.0.1");
    Server server{rules, workers, metrics.gauge("open", "Open connections.")};
    server.bind();
    server.start(site);

    auto const ask = [&] { return testing::get(server.port(), "/slow"); };
    auto running = std::async(std::launch::async, ask);
    auto queued = std::async(std::launch::async, ask);
    while (workers.busy() < 2)
        std::this_thread::yield();
    auto const refused = ask();
    EXPECT_EQ(refused.status, 503U);
    EXPECT_EQ(refused.header("retry-after"), "1");
    EXPECT_THAT(refused.body, HasSubstr("\"code\":\"busy\""));
    EXPECT_EQ(testing::get(server.port(), "/other").status, 404U) << "the loop itself is never busy";

    release.count_down();
    EXPECT_EQ(running.get().status, 204U);
    EXPECT_EQ(queued.get().status, 204U);
    server.drain();
    EXPECT_TRUE(server.waitUntilEmpty(SteadyClock::now() + std::chrono::seconds{10}));
    workers.join();
    server.stop();
}

} // namespace
} // namespace wheelwright::http
