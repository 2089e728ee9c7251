#include "base/loop_thread.hpp"
#include "testing/http_client.hpp"
#include "testing/small_server.hpp"
#include "testing/soon.hpp"
#include <future>
#include <gmock/gmock.h>
#include <latch>

namespace wheelwright::http {
namespace {

using ::testing::HasSubstr;

// A server with one thread of each kind. /slow waits until it is released; /quick does not.
struct BusyTest : testing::SmallServer {
    void start(RunsOn slowRunsOn) {
        std::vector<Route> routes;
        routes.push_back(
            {Method::get, "/slow", Access::Anyone, RateClass::Unlimited, slowRunsOn, [this](Request const&) {
                 release.wait();
                 return emptyResponse(204);
             }});
        routes.push_back({Method::get, "/quick", Access::Anyone, RateClass::Unlimited, RunsOn::Worker,
                          [](Request const&) { return emptyResponse(204); }});
        auto const whereabouts = [](Request const&) {
            return textResponse(200, "text/plain", LoopThread::isCurrent() ? "a loop" : "elsewhere");
        };
        for (auto const& [path, runsOn] :
             {std::pair{"/loop", RunsOn::Loop}, {"/worker", RunsOn::Worker}, {"/outbound", RunsOn::Outbound}})
            routes.push_back({Method::get, path, Access::Anyone, RateClass::Unlimited, runsOn, whereabouts});
        serve(std::move(routes));
    }
    void TearDown() override { stopWhenEmpty(); }
    testing::Reply ask(std::string const& path) { return testing::get(server->port(), path); }
    std::future<testing::Reply> askSlow() {
        return std::async(std::launch::async, [this] { return ask("/slow"); });
    }

    std::latch release{1};
};

TEST_F(BusyTest, AFullQueueAnswers503AtOnceAndThoseWaitingAreServed) {
    start(RunsOn::Worker);
    auto running = askSlow();
    auto queued = askSlow();
    EXPECT_TRUE(testing::soon([&] { return workers.handlers.busy() == 2; }));
    auto const refused = ask("/slow");
    EXPECT_EQ(refused.status, 503U);
    EXPECT_EQ(refused.header("retry-after"), "1");
    EXPECT_THAT(refused.body, HasSubstr("\"code\":\"busy\""));
    EXPECT_EQ(ask("/other").status, 404U) << "the loop itself is never busy";

    release.count_down();
    EXPECT_EQ(running.get().status, 204U);
    EXPECT_EQ(queued.get().status, 204U);
}

// What blocks refuses to run there (base/loop_thread.hpp).
TEST_F(BusyTest, OnlyLoopsAreMarkedAsLoops) {
    start(RunsOn::Worker);
    EXPECT_EQ(ask("/loop").body, "a loop");
    EXPECT_EQ(ask("/worker").body, "elsewhere");
    EXPECT_EQ(ask("/outbound").body, "elsewhere");
    release.count_down();
}

TEST_F(BusyTest, AServiceElsewhereThatIsSlowHoldsUpNobodyElse) {
    start(RunsOn::Outbound);
    auto running = askSlow();
    auto queued = askSlow();
    EXPECT_TRUE(testing::soon([&] { return workers.outbound.busy() == 2; }));
    EXPECT_EQ(ask("/quick").status, 204U);
    EXPECT_EQ(ask("/slow").status, 503U);

    release.count_down();
    EXPECT_EQ(running.get().status, 204U);
    EXPECT_EQ(queued.get().status, 204U);
}

} // namespace
} // namespace wheelwright::http
