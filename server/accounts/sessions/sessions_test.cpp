#include "base/digest.hpp"
#include "testing/sessions_scene.hpp"
#include <functional>
#include <set>
#include <thread>

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

struct SessionsTest : testing::SessionsScene {};
INSTANTIATE_TEST_SUITE_P(EveryEngine, SessionsTest, storage::everyEngine(), storage::engineName);

// A clock that lets something happen between a session's look-up and the keeping of the answer.
struct InterruptingClock final : Clock {
    Instant now() const override {
        if (interrupt) interrupt();
        return SystemClock{}.now();
    }
    std::function<void()> interrupt;
};

TEST_P(SessionsTest, ASessionThatEndsWhileItIsLookedUpIsNotKept) {
    auto const bearer = bearerOf(signIn().accessToken);
    InterruptingClock interrupting;
    SessionCache cache{*database, interrupting};
    interrupting.interrupt = [&] { cache.drop(bearer.sessionId); };
    cache.has(bearer);
    interrupting.interrupt = {};
    EXPECT_FALSE(cache.hasInMemory(bearer));
    cache.has(bearer);
    EXPECT_TRUE(cache.hasInMemory(bearer));
}

// Promise S1.
TEST_P(SessionsTest, RefreshIdsAreLongRotatedAndStoredHashed) {
    auto const first = signIn();
    auto const second = node->sessions.refresh(first.refreshId).value();
    EXPECT_GE(first.refreshId.size(), 22U); // 6 bits each: at least 128
    EXPECT_NE(first.refreshId, second.refreshId);
    EXPECT_GE(second.refreshId.size(), 22U);
    std::string stored;
    for (auto const& row : read(*database, "select * from refresh_tokens"))
        stored += row.get<std::string>("hash") + " ";
    EXPECT_EQ(stored.find(first.refreshId), std::string::npos);
    EXPECT_EQ(stored.find(second.refreshId), std::string::npos);
    EXPECT_NE(stored.find(sha256Hex(second.refreshId)), std::string::npos);
}

// Promise S2.
TEST_P(SessionsTest, AnOldIdUsedAgainEndsTheWholeChain) {
    auto const first = signIn();
    auto const second = node->sessions.refresh(first.refreshId).value();
    auto const bystander = signIn("bob");
    clock.turn(10s + 1ms);
    auto const reused = node->sessions.refresh(first.refreshId);
    ASSERT_TRUE(reused.has_error());
    EXPECT_EQ(reused.error().fault, Fault::NoSession);
    EXPECT_TRUE(node->sessions.refresh(second.refreshId).has_error());
    EXPECT_FALSE(node->accepts(second.accessToken));
    EXPECT_TRUE(node->sessions.refresh(bystander.refreshId).has_value());
}

// Promise S3; the second node is the same server after kill -9.
TEST_P(SessionsTest, ARetryWithinTheGraceGetsTheSameChild) {
    auto const first = signIn();
    auto const second = node->sessions.refresh(first.refreshId).value();
    clock.turn(10s);
    EXPECT_EQ(other->sessions.refresh(first.refreshId).value().refreshId, second.refreshId);
    EXPECT_TRUE(node->sessions.refresh(second.refreshId).has_value());
}

// A duplicated tab has its original's id. With a twin each goes on for itself, however long the other is
// away.
TEST_P(SessionsTest, ATwinGoesOnBesideItsOriginal) {
    auto const first = signIn();
    auto const both = node->sessions.refresh(first.refreshId, true).value();
    EXPECT_NE(both.refreshId, both.twinRefreshId);
    EXPECT_EQ(other->sessions.refresh(first.refreshId, true).value().twinRefreshId, both.twinRefreshId);
    auto const original = node->sessions.refresh(both.refreshId).value();
    clock.turn(1h);
    auto const twin = node->sessions.refresh(both.twinRefreshId).value();
    EXPECT_TRUE(node->sessions.refresh(original.refreshId).has_value());
    EXPECT_EQ(node->sessions.list(bearerOf(twin.accessToken).userId).size(), 1U) << "it is still one device";

    // Using the stolen id that the two came from is noticed, and both chains end.
    EXPECT_TRUE(node->sessions.refresh(first.refreshId, true).has_error());
    EXPECT_TRUE(node->sessions.refresh(twin.refreshId).has_error());
}

TEST_P(SessionsTest, ATwinIsGivenAlsoAfterARefreshWithoutOne) {
    auto const first = signIn();
    auto const alone = node->sessions.refresh(first.refreshId).value();
    EXPECT_TRUE(alone.twinRefreshId.empty());
    auto const both = node->sessions.refresh(first.refreshId, true).value();
    EXPECT_EQ(both.refreshId, alone.refreshId);
    clock.turn(1h);
    EXPECT_TRUE(node->sessions.refresh(alone.refreshId).has_value());
    EXPECT_TRUE(node->sessions.refresh(both.twinRefreshId).has_value());
}

// Promise S3.
TEST_P(SessionsTest, TwentyParallelRefreshesSignNobodyOut) {
    auto const first = signIn();
    std::vector<std::string> children(20);
    {
        std::vector<std::jthread> tabs;
        for (std::size_t i = 0; i < children.size(); ++i)
            tabs.emplace_back([&, i] {
                auto& at = i % 2 == 0 ? *node : *other;
                children[i] = at.sessions.refresh(first.refreshId).value().refreshId;
            });
    }
    EXPECT_EQ(std::set<std::string>(children.begin(), children.end()).size(), 1U);
    EXPECT_TRUE(node->sessions.refresh(children.front()).has_value());
}

// Promise S4.
TEST_P(SessionsTest, ASessionEndsAfterThirtyIdleDays) {
    auto const kept = signIn();
    clock.turn(30 * 24h - 1s);
    auto const next = node->sessions.refresh(kept.refreshId);
    ASSERT_TRUE(next.has_value());
    clock.turn(30 * 24h);
    EXPECT_TRUE(node->sessions.refresh(next->refreshId).has_error());
    EXPECT_TRUE(node->sessions.list(bearerOf(signIn().accessToken).userId).size() == 1);
}

// Most refreshes follow the last one within minutes.
TEST_P(SessionsTest, ARefreshWithinTheHourWritesNothingButItsIds) {
    auto const first = signIn();
    auto const userId = bearerOf(first.accessToken).userId;
    auto const written = [&] {
        std::string cells;
        for (auto const* const sql : {"select last_used_at as at, idle_until as until from sessions",
                                      "select last_used_at as at, credits as until from users"}) {
            auto const row = read(*database, sql).one();
            cells += std::to_string(row.get<std::int64_t>("at")) + " " +
                     std::to_string(row.get<std::int64_t>("until")) + " ";
        }
        return cells;
    };
    auto const before = written();
    clock.turn(59min);
    auto const second = node->sessions.refresh(first.refreshId).value();
    EXPECT_EQ(written(), before);
    EXPECT_EQ(node->sessions.list(userId).front().lastUsedAt, clock.now())
        << "the list is exact all the same";
    clock.turn(2min);
    EXPECT_TRUE(node->sessions.refresh(second.refreshId).has_value());
    EXPECT_NE(written(), before);
}

// Promise S4.
TEST_P(SessionsTest, ASessionEndsAfterNinetyDaysHoweverOftenItIsUsed) {
    auto tokens = signIn();
    for (int week = 0; week < 12; ++week) {
        clock.turn(7 * 24h);
        tokens = node->sessions.refresh(tokens.refreshId).value();
    }
    clock.turn(6 * 24h);
    EXPECT_TRUE(node->sessions.refresh(tokens.refreshId).has_error());
    EXPECT_FALSE(node->accepts(tokens.accessToken));
}

// Promise J4.
TEST_P(SessionsTest, AnEndedSessionIsRefusedHereAtOnceAndElsewhereWithinASecond) {
    auto const tokens = signIn();
    auto const bearer = bearerOf(tokens.accessToken);
    EXPECT_TRUE(node->accepts(tokens.accessToken));
    EXPECT_TRUE(other->accepts(tokens.accessToken));
    EXPECT_FALSE(node->sessions.end(UserId{"someone else"}, bearer.sessionId));
    EXPECT_TRUE(node->sessions.end(bearer.userId, bearer.sessionId));
    EXPECT_FALSE(node->accepts(tokens.accessToken));
    clock.turn(1s);
    EXPECT_FALSE(other->accepts(tokens.accessToken));
    EXPECT_TRUE(other->sessions.refresh(tokens.refreshId).has_error());
}

TEST_P(SessionsTest, EndingAllEndsAllOfOneUserOnly) {
    auto const one = signIn();
    auto const two = signIn();
    auto const bob = signIn("bob");
    EXPECT_EQ(node->sessions.list(bearerOf(one.accessToken).userId).size(), 2U);
    node->sessions.endAll(bearerOf(one.accessToken).userId);
    EXPECT_FALSE(node->accepts(one.accessToken));
    EXPECT_FALSE(node->accepts(two.accessToken));
    EXPECT_TRUE(node->accepts(bob.accessToken));
}

TEST_P(SessionsTest, ASessionFromAWrongFutureIsOver) {
    constexpr auto kYears = 2 * 365 * 24h;
    clock.turn(kYears);
    auto const ahead = signIn();
    clock.turn(-kYears);
    EXPECT_FALSE(node->accepts(ahead.accessToken));
    EXPECT_EQ(node->sessions.refresh(ahead.refreshId, false).error().code, "session_over");
    auto const now = signIn("ben");
    EXPECT_TRUE(node->accepts(now.accessToken));
    clock.turn(kYears);
    signIn("cleo");
    clock.turn(-kYears);
    node->sessions.dropExpired();
    EXPECT_EQ(read(*database, "select id from sessions").size(), 1U);
    EXPECT_TRUE(node->accepts(now.accessToken));
}

TEST_P(SessionsTest, AnIdSpentInAWrongFutureHasNoGraceUntilThen) {
    auto const before = signIn();
    clock.turn(30min);
    ASSERT_TRUE(node->sessions.refresh(before.refreshId, false));
    clock.turn(-30min);
    EXPECT_EQ(node->sessions.refresh(before.refreshId, false).error().code, "session_reused");
}

TEST_P(SessionsTest, ExpiredSessionsAreSweptAway) {
    signIn();
    clock.turn(31 * 24h);
    auto const kept = signIn("bob");
    node->sessions.dropExpired();
    EXPECT_EQ(read(*database, "select id from sessions").size(), 1U);
    EXPECT_EQ(read(*database, "select hash from refresh_tokens").size(), 1U);
    EXPECT_TRUE(node->sessions.refresh(kept.refreshId).has_value());
}

} // namespace
} // namespace wheelwright::accounts
