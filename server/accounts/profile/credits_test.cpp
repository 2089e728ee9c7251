#include "accounts/profile/credits.hpp"
#include "accounts/profile/user_store.hpp"
#include "testing/migrated_test.hpp"
#include "testing/turned_clock.hpp"

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

struct CreditsTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open());
        id = database->write([&](Connection& connection) {
            Identity const ada{"google", "https://accounts.example", "1", {}, false, "Ada", {}};
            return userBehind(connection, ada, rules.free, clock.now()).id;
        });
    }
    User user() {
        return *database->read([&](Connection& connection) { return findUser(connection, id); });
    }
    std::int64_t credits() { return creditsAt(user(), rules, clock.now()); }
    std::optional<std::int64_t> take() {
        return database->write([&](Connection& connection) {
            return takeCredit(connection, user(connection), rules, clock.now());
        });
    }
    User user(Connection& connection) const { return *findUser(connection, id); }

    CreditRules const rules{3, 20, 100};
    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    UserId id;
};

TEST_P(CreditsTest, AreTakenUntilThereAreNone) {
    EXPECT_EQ(take(), 2);
    EXPECT_EQ(take(), 1);
    EXPECT_EQ(take(), 0);
    EXPECT_EQ(take(), std::nullopt);
    database->write([&](Connection& connection) { giveCreditBack(connection, id); });
    EXPECT_EQ(credits(), 1);
}

TEST_P(CreditsTest, AMonthFromAWrongFutureKeepsNobodyWithout) {
    constexpr auto kYears = 2 * 365 * 24h;
    clock.turn(kYears);
    while (take())
        continue;
    clock.turn(-kYears);
    EXPECT_EQ(credits(), 3);
    EXPECT_EQ(take(), 2);
    EXPECT_EQ(credits(), 2) << "once a month";
}

TEST_P(CreditsTest, AMonthBeginsWithThoseOfTheTier) {
    while (take())
        continue;
    clock.turn(32 * 24h);
    EXPECT_EQ(credits(), 3);
    EXPECT_EQ(take(), 2);
    EXPECT_EQ(credits(), 2) << "once a month";
    database->write([&](Connection& connection) {
        setSubscription(connection, id, {Tier::Pro, clock.now() + 40 * 24h}, 20);
        markMonth(connection, id, clock.now());
    });
    EXPECT_EQ(take(), 19);
    clock.turn(32 * 24h);
    EXPECT_EQ(credits(), 20);
    clock.turn(32 * 24h);
    EXPECT_EQ(credits(), 19) << "the tier has ended; what was left stays";
}

TEST_P(CreditsTest, MoreThanTheTiersAreKept) {
    database->write([&](Connection& connection) { setCredits(connection, id, 50); });
    clock.turn(32 * 24h);
    EXPECT_EQ(credits(), 50);
    EXPECT_EQ(take(), 49);
}

TEST_P(CreditsTest, WhatWasSetByHandHoldsForTheMonth) {
    clock.turn(32 * 24h);
    database->write([&](Connection& connection) {
        setCredits(connection, id, 0);
        markMonth(connection, id, clock.now());
    });
    EXPECT_EQ(credits(), 0);
    EXPECT_EQ(take(), std::nullopt);
}

TEST(Month, IsCountedByTheCalendar) {
    EXPECT_EQ(monthOf(Instant{0ms}), 0);
    EXPECT_EQ(monthOf(Instant{-1ms}), -1);
    EXPECT_EQ(monthOf(std::chrono::sys_days{std::chrono::year{2026} / 12 / 31} + 24h - 1ms), 56 * 12 + 11);
    EXPECT_EQ(monthOf(std::chrono::sys_days{std::chrono::year{2027} / 1 / 1}), 57 * 12);
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, CreditsTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright::accounts
