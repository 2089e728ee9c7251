#include "accounts/sign_in/sign_in_attempts.hpp"
#include "testing/migrated_test.hpp"
#include "testing/turned_clock.hpp"
#include <atomic>
#include <thread>

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;

struct SignInAttemptsTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open({.poolSize = 16}));
        attempts.emplace(*database, clock);
    }
    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    std::optional<SignInAttempts> attempts;
};

// Promise O1.
TEST_P(SignInAttemptsTest, AnAttemptIsGoodForTenMinutes) {
    auto const early = attempts->start("google", "browser", "/");
    auto const late = attempts->start("google", "browser", "/");
    clock.turn(10min - 1ms);
    EXPECT_TRUE(attempts->take(early.state, "google", "browser"));
    clock.turn(1ms);
    EXPECT_FALSE(attempts->take(late.state, "google", "browser"));
    attempts->dropExpired();
    EXPECT_TRUE(read(*database, "select * from sign_in_attempts").empty());
}

TEST_P(SignInAttemptsTest, AnAttemptFromAWrongFutureIsOver) {
    constexpr auto kYears = 2 * 365 * 24h;
    clock.turn(kYears);
    auto const ahead = attempts->start("apple", "browser", "/");
    clock.turn(-kYears);
    EXPECT_FALSE(attempts->keepCode(ahead.state, "apple", "code", std::nullopt));
    EXPECT_FALSE(attempts->take(ahead.state, "apple", "browser"));
    attempts->dropExpired();
    EXPECT_TRUE(read(*database, "select * from sign_in_attempts").empty());
}

// Promises O1 and O2.
TEST_P(SignInAttemptsTest, AnAttemptBelongsToOneBrowserAndOneProviderAndIsTakenOnce) {
    auto const started = attempts->start("google", "browser", "/de/");
    EXPECT_FALSE(attempts->take(started.state, "google", "another"));
    EXPECT_FALSE(attempts->take(started.state, "microsoft", "browser"));
    EXPECT_FALSE(attempts->take("another", "google", "browser"));
    std::atomic<int> taken = 0;
    {
        std::vector<std::jthread> tabs;
        for (int i = 0; i < 10; ++i)
            tabs.emplace_back([&] {
                if (attempts->take(started.state, "google", "browser")) ++taken;
            });
    }
    EXPECT_EQ(taken, 1);
}

// Promise O9.
TEST_P(SignInAttemptsTest, APostedCodeIsKeptOnceForItsAttempt) {
    auto const started = attempts->start("apple", "browser", "/");
    EXPECT_FALSE(attempts->keepCode("another", "apple", "code", std::nullopt));
    EXPECT_FALSE(attempts->keepCode(started.state, "google", "code", std::nullopt));
    EXPECT_TRUE(attempts->keepCode(started.state, "apple", "code", "Ada"));
    EXPECT_FALSE(attempts->keepCode(started.state, "apple", "another code", std::nullopt));
    auto const attempt = attempts->take(started.state, "apple", "browser").value();
    EXPECT_EQ(attempt.code, "code");
    EXPECT_EQ(attempt.givenName, "Ada");
    EXPECT_EQ(attempt.nonce, started.attempt.nonce);
    EXPECT_EQ(attempt.verifier, started.attempt.verifier);
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, SignInAttemptsTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright::accounts
