#include "accounts/sign_in/magic_links.hpp"
#include "base/digest.hpp"
#include "testing/migrated_test.hpp"
#include "testing/turned_clock.hpp"
#include <atomic>
#include <thread>

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

struct MagicLinksTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open({.poolSize = 24}));
        links.emplace(*database, clock, LinkLimits{});
    }
    std::chrono::seconds ask(std::string const& email = "ada@example.org",
                             std::string const& source = "10.0.0.1") {
        return links->ask({email, "/de/", "de", source});
    }
    std::string link(std::string const& email = "ada@example.org") {
        EXPECT_EQ(ask(email), 0s);
        auto const mail = links->nextDue().value();
        auto token = links->issue(mail);
        links->sent(mail);
        return token;
    }
    std::optional<RedeemedLink> redeem(std::string const& token) {
        return database->write([&](Connection& connection) { return links->redeem(connection, token); });
    }
    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    std::optional<MagicLinks> links;
};

// Promise M1.
TEST_P(MagicLinksTest, OnlyTheHashOfALongTokenIsStored) {
    auto const token = link();
    EXPECT_GE(token.size(), 22U); // 6 bits each: at least 128
    auto const row = read(*database, "select * from magic_links").one();
    EXPECT_EQ(row.get<std::string>("hash"), sha256Hex(token));
    EXPECT_EQ(row.get<std::string>("email").find(token), std::string::npos);
    EXPECT_TRUE(read(*database, "select email from outbox").empty());
}

TEST_P(MagicLinksTest, RequestsFromAWrongFutureLockNobodyOut) {
    clock.turn(48h);
    EXPECT_EQ(ask(), 0s);
    clock.turn(-48h); // the clock was ahead
    EXPECT_EQ(ask(), 0s);
    EXPECT_GT(ask(), 0s);
}

TEST_P(MagicLinksTest, AMailFromAWrongFutureIsSentAndItsLinkLastsNoLonger) {
    constexpr auto kYears = 2 * 365 * 24h;
    clock.turn(kYears);
    auto const token = link("early@example.org");
    EXPECT_EQ(ask(), 0s);
    clock.turn(-kYears);
    EXPECT_FALSE(redeem(token)) << "it would be valid for two years";
    auto const mail = links->nextDue();
    ASSERT_TRUE(mail) << "it would wait for two years";
    EXPECT_FALSE(links->postpone(*mail)) << "nobody knows for how long it has been tried";
    links->dropExpired();
    EXPECT_TRUE(read(*database, "select hash from magic_links").empty());
    EXPECT_TRUE(read(*database, "select email from mail_requests").empty());
}

// Promise M2.
TEST_P(MagicLinksTest, OfFiftyParallelRedemptionsExactlyOneSucceeds) {
    auto const token = link();
    std::atomic<int> succeeded = 0;
    {
        std::vector<std::jthread> browsers;
        for (int i = 0; i < 50; ++i)
            browsers.emplace_back([&] {
                if (redeem(token)) ++succeeded;
            });
    }
    EXPECT_EQ(succeeded, 1);
    EXPECT_FALSE(redeem(token));
}

// Promise M3.
TEST_P(MagicLinksTest, ALinkEndsAfterTenMinutes) {
    auto const token = link();
    clock.turn(10min - 1ms);
    auto const other = link("bob@example.org");
    clock.turn(1ms);
    EXPECT_FALSE(redeem(token));
    EXPECT_EQ(redeem(other)->returnTo, "/de/");
    links->dropExpired();
    EXPECT_TRUE(read(*database, "select hash from magic_links").empty());
}

// Promise M3.
TEST_P(MagicLinksTest, AskingAnewVoidsTheOlderLink) {
    auto const first = link();
    clock.turn(1min);
    EXPECT_EQ(ask(), 0s);
    EXPECT_FALSE(redeem(first));
    auto const second = links->issue(links->nextDue().value());
    EXPECT_EQ(redeem(second)->email, "ada@example.org");
}

// Promise M6.
TEST_P(MagicLinksTest, AnAddressGetsOneMailAMinuteAndFiveAnHour) {
    EXPECT_EQ(ask(), 0s);
    clock.turn(10s);
    EXPECT_EQ(ask(), 50s);
    EXPECT_EQ(ask("bob@example.org"), 0s);
    clock.turn(50s);
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(ask(), 0s);
        clock.turn(1min);
    }
    EXPECT_EQ(ask("ada@example.org", "10.0.0.2"), 0s);
    clock.turn(1min);
    for (auto const* source : {"10.0.0.1", "10.0.0.2", "10.0.0.3"})
        EXPECT_EQ(ask("ada@example.org", source), 55min);
    clock.turn(55min);
    EXPECT_EQ(ask(), 0s);
}

// Anyone who knows an address can ask for it.
TEST_P(MagicLinksTest, AStrangerLeavesTheOwnerAMailAnHour) {
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(ask("ada@example.org", "10.6.6.6"), 0s);
        clock.turn(1min);
    }
    EXPECT_EQ(ask("ada@example.org", "10.6.6.6"), 56min);
    auto const token = link();
    clock.turn(1min);
    EXPECT_GT(ask("ada@example.org", "10.6.6.6"), 0s) << "and can't void it";
    EXPECT_TRUE(redeem(token));
}

// Promise M6.
TEST_P(MagicLinksTest, ASourceGetsAHundredAndTwentyMailsAnHour) {
    for (int i = 0; i < 120; ++i)
        ASSERT_EQ(ask("pupil" + std::to_string(i) + "@school.example"), 0s);
    EXPECT_EQ(ask("late@school.example"), 1h);
    EXPECT_EQ(ask("late@school.example", "10.0.0.2"), 0s);
}

// Promise M6.
TEST_P(MagicLinksTest, ParallelRequestsForOneAddressMakeOneMail) {
    std::atomic<int> accepted = 0;
    {
        std::vector<std::jthread> impatient;
        for (int i = 0; i < 10; ++i)
            impatient.emplace_back([&] {
                if (ask() == 0s) ++accepted;
            });
    }
    EXPECT_EQ(accepted, 1);
    EXPECT_EQ(read(*database, "select email from outbox").size(), 1U);
}

TEST_P(MagicLinksTest, WithoutLimitsEveryoneIsServed) {
    links.emplace(*database, clock, LinkLimits{.on = false});
    for (int i = 0; i < 10; ++i)
        EXPECT_EQ(ask(), 0s);
}

TEST_P(MagicLinksTest, AMailThatFailsIsTriedAgainWithLongerPausesAndGivenUpAfterADay) {
    EXPECT_EQ(ask(), 0s);
    auto mail = links->nextDue();
    ASSERT_TRUE(mail);
    EXPECT_FALSE(links->nextDue()); // another process leaves it alone meanwhile
    EXPECT_TRUE(links->postpone(*mail));
    for (auto const pause : {1000ms, 2000ms, 4000ms}) {
        clock.turn(pause - 1ms);
        EXPECT_FALSE(links->nextDue());
        clock.turn(1ms);
        mail = links->nextDue();
        ASSERT_TRUE(mail);
        EXPECT_TRUE(links->postpone(*mail));
    }
    clock.turn(24h);
    mail = links->nextDue();
    ASSERT_TRUE(mail);
    EXPECT_FALSE(links->postpone(*mail));
    clock.turn(24h);
    EXPECT_FALSE(links->nextDue());
}

TEST_P(MagicLinksTest, AMailWhoseProcessDiedIsSentByAnother) {
    EXPECT_EQ(ask(), 0s);
    auto const abandoned = links->nextDue();
    ASSERT_TRUE(abandoned);
    auto const lost = links->issue(*abandoned);
    clock.turn(61s);
    auto const again = links->nextDue();
    ASSERT_TRUE(again);
    EXPECT_EQ(again->tries, 2);
    auto const token = links->issue(*again);
    EXPECT_FALSE(redeem(lost));
    EXPECT_TRUE(redeem(token));
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, MagicLinksTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright::accounts
