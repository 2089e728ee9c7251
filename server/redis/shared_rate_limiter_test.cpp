#include "redis/shared_rate_limiter.hpp"
#include "testing/http_client.hpp"
#include "testing/redis_process.hpp"
#include "testing/server_process.hpp"
#include "testing/soon.hpp"
#include "testing/temp_folder.hpp"
#include <csignal>
#include <gmock/gmock.h>

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
        ann.connect(annsPost);
        ben.connect(bensPost);
    }
    // How many calls of `caller` go through until one is refused.
    static int given(SharedRateLimiter& limiter, std::string const& caller, int most = 2 * kCount) {
        int calls = 0;
        while (calls < most && limiter.waitFor(RateClass::Calls, caller) == 0s)
            ++calls;
        return calls;
    }
    // Each try is another caller's, who has spent nothing before; the word needs a moment to get around.
    static bool holdsForSomeone(auto const& holds) {
        return soon([&, tries = 0]() mutable { return holds("caller " + std::to_string(++tries)); });
    }
    static void letItGetAround() { std::this_thread::sleep_for(3 * kTellEvery); }

    testing::RedisProcess server;
    RedisAddress address = parseRedisAddress(server.address()).value();
    MessageBus annsPost{address};
    MessageBus bensPost{address};
    std::atomic<std::int64_t> seconds = 1'000'000;
    SharedRateLimiter ann{hourly(), kTellEvery};
    SharedRateLimiter ben{hourly(), kTellEvery};
};

TEST_F(SharedRateLimiterTest, WhatIsSpentAtOneIsSpentAtAll) {
    connect();
    EXPECT_TRUE(holdsForSomeone([&](std::string const& caller) {
        given(ann, caller, kCount / 2);
        letItGetAround();
        return given(ben, caller) == kCount - kCount / 2;
    }));
    EXPECT_EQ(given(ben, "someone else"), kCount);
}

TEST_F(SharedRateLimiterTest, WhoSpreadsCallsOverAllGetsNoMoreInTheLongRun) {
    connect();
    EXPECT_TRUE(holdsForSomeone([&](std::string const& caller) {
        given(ann, caller);
        given(ben, caller); // as much again, before the word gets around
        letItGetAround();
        seconds += 1800;
        return given(ann, caller) == 0 && given(ben, caller) == 0;
    }));
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
    std::vector<std::string> const flags{"--database",        database,   "--redis-url",  server.address(),
                                         "--rate-feedback",   "1",        "--rate-calls", "1000000",
                                         "--trusted-proxies", "127.0.0.1"};
    testing::ServerProcess const first{flags};
    testing::ServerProcess const second{flags};
    EXPECT_TRUE(soon([&, tries = 0]() mutable {
        auto const source = "X-Forwarded-For: 10.0.0." + std::to_string(++tries) + "\r\n";
        auto const statusAt = [&](testing::ServerProcess const& server) {
            return testing::postJson(server.port(), "/api/feedback/submit", "{}", source).status;
        };
        EXPECT_NE(statusAt(first), 429U);
        std::this_thread::sleep_for(300ms); // a server tells the others every 200 ms
        return statusAt(second) == 429U;
    }));
}

} // namespace
} // namespace wheelwright::redis
