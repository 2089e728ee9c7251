#include "redis/shared_rate_limiter.hpp"
#include "testing/http_client.hpp"
#include "testing/redis_process.hpp"
#include "testing/server_process.hpp"
#include "testing/soon.hpp"
#include "testing/temp_folder.hpp"
#include <csignal>
#include <gmock/gmock.h>
#include <sstream>

namespace wheelwright::redis {
namespace {

using namespace std::chrono_literals;
using http::RateClass;
using testing::soon;

constexpr int kCount = 50;
constexpr auto kTellEvery = 20ms;

struct SharedRateLimiterTest : ::testing::Test {
    void SetUp() override { std::signal(SIGPIPE, SIG_IGN); } // as the server does

    std::unique_ptr<http::MemoryRateLimiter> hourly() {
        std::array<http::Rate, http::kRateClasses> rates;
        rates.fill({kCount, 3600s});
        return std::make_unique<http::MemoryRateLimiter>(
            rates, [this] { return http::SteadyClock::time_point{std::chrono::seconds{seconds.load()}}; });
    }
    void connect() {
        ann.connect(annsBus);
        ben.connect(bensBus);
    }
    void connectAndListen() {
        connect();
        for (auto* const bus : {&annsBus, &bensBus})
            bus->listen("barrier", {[this](std::string_view, std::string_view) { ++reached; }, {}});
        witness.listen("rates", {[this](std::string_view, std::string_view message) { note(message); }, {}});
        for (auto const* const bus : {&annsBus, &bensBus, &witness})
            ASSERT_TRUE(soon([&] { return bus->isListening(); }));
    }
    void note(std::string_view message) {
        std::lock_guard const lock{guard};
        heard += message;
    }
    // Lines are "calls kind+caller".
    int publishedOf(std::string const& caller) {
        std::lock_guard const lock{guard};
        std::istringstream lines{heard};
        int calls = 0;
        int sum = 0;
        for (std::string key; lines >> calls && std::getline(lines, key);)
            if (key.substr(2) == caller) sum += calls;
        return sum;
    }
    // How many calls of `caller` go through until one is refused.
    static int given(SharedRateLimiter& limiter, std::string const& caller, int most = 2 * kCount) {
        int calls = 0;
        while (calls < most && limiter.waitFor(RateClass::Calls, caller) == 0s)
            ++calls;
        return calls;
    }
    // Waits until both have heard of this many calls. Redis hands every message to all in the same order.
    void letItGetAround(std::string const& caller, int calls) {
        ASSERT_TRUE(soon([&] { return publishedOf(caller) == calls; })) << publishedOf(caller);
        reached = 0;
        witness.sendAll("barrier", "");
        ASSERT_TRUE(soon([&] { return reached == 2; }));
    }

    testing::RedisProcess server;
    RedisAddress address = parseRedisAddress(server.address()).value();
    std::mutex guard;
    std::string heard;
    std::atomic<int> reached = 0;
    int spread = 0;
    MessageBus annsBus{address};
    MessageBus bensBus{address};
    MessageBus witness{address};
    std::atomic<std::int64_t> seconds = 1'000'000;
    SharedRateLimiter ann{hourly(), kTellEvery};
    SharedRateLimiter ben{hourly(), kTellEvery};
};

TEST_F(SharedRateLimiterTest, WhatIsSpentAtOneIsSpentAtAll) {
    connectAndListen();
    for (int round = 0; round < 10; ++round) {
        auto const caller = "caller " + std::to_string(round);
        given(ann, caller, kCount / 2);
        letItGetAround(caller, kCount / 2);
        EXPECT_EQ(given(ben, caller), kCount - kCount / 2) << caller;
    }
    EXPECT_EQ(given(ben, "someone else"), kCount);
}

TEST_F(SharedRateLimiterTest, WhoSpreadsCallsOverAllGetsNoMoreInTheLongRun) {
    connectAndListen();
    for (int round = 0; round < 10; ++round) {
        auto const caller = "caller " + std::to_string(round);
        // How much the second gives depends on what it has heard by then; both is spent in the end.
        int const both = given(ann, caller) + given(ben, caller);
        letItGetAround(caller, both);
        if (both < 2 * kCount) continue;
        seconds += 1800;
        EXPECT_EQ(given(ann, caller), 0) << caller;
        EXPECT_EQ(given(ben, caller), 0) << caller;
        ++spread;
    }
    EXPECT_GT(spread, 0) << "the word was always faster than the calls";
}

TEST_F(SharedRateLimiterTest, WithoutRedisEachKeepsTheLimitAlone) {
    server.kill();
    connect();
    EXPECT_EQ(given(ann, "ada"), kCount);
    EXPECT_EQ(given(ben, "ada"), kCount);
}

TEST_F(SharedRateLimiterTest, TwoServersAnswer429Together) {
    testing::TempFolder const folder; // one database: others on the same Redis are not listened to
    auto const database = "sqlite:" + (folder.path() / "shared.db").string();
    std::vector<std::string> const flags{
        "--database",   database,           "--redis-url",          server.address(),
        "--public-url", "http://localhost", "--test-rate-feedback", "1",
        "--rate-calls", "1000000",          "--trusted-proxies",    "127.0.0.1"};
    testing::ServerProcess const first{flags};
    testing::ServerProcess const second{flags}; // both listen before they are ready
    auto const statusAt = [](testing::ServerProcess const& asked, int source) {
        auto const header = "X-Forwarded-For: 10.0.0." + std::to_string(source) + "\r\n";
        return testing::postJson(asked.port(), "/api/feedback/submit", "{}", header).status;
    };
    for (int source = 1; source <= 20; ++source)
        EXPECT_NE(statusAt(first, source), 429U) << source;
    std::this_thread::sleep_for(2s); // a server tells the others every 200 ms
    for (int source = 1; source <= 20; ++source)
        EXPECT_EQ(statusAt(second, source), 429U) << source;
    EXPECT_NE(statusAt(second, 21), 429U);
}

} // namespace
} // namespace wheelwright::redis
