#include "accounts/profile/user_store.hpp"
#include "ideas/idea_jobs.hpp"
#include "testing/migrated_test.hpp"
#include "testing/turned_clock.hpp"
#include <thread>

namespace wheelwright::ideas {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

struct IdeaJobsTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open({.poolSize = 12}));
        id = database->write([&](Connection& connection) {
            accounts::Identity const ada{"google", "https://accounts.example", "1", {}, false, "Ada", {}};
            return accounts::userBehind(connection, ada, 3, clock.now()).id;
        });
    }
    Result<BegunJob> begin() {
        return database->write([&](Connection& connection) {
            return beginJob(connection, {id, "en", clock.now(), clock.now() + 90s}, rules);
        });
    }
    std::size_t failLost() {
        return database->write([&](Connection& connection) { return failLostJobs(connection, clock.now()); });
    }
    std::int64_t credits() {
        return database->read(
            [&](Connection& connection) { return accounts::findUser(connection, id)->credits; });
    }

    accounts::CreditRules const rules{3, 20, 100};
    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    UserId id;
};

// The job that a process leaves behind when it is killed while making a wheel.
TEST_P(IdeaJobsTest, AJobWhoseMakerIsGoneGivesItsCreditBackOnce) {
    ASSERT_TRUE(begin());
    EXPECT_EQ(credits(), 2);
    EXPECT_EQ(failLost(), 0U) << "it may still be under way";
    clock.turn(91s);
    EXPECT_EQ(failLost(), 1U);
    EXPECT_EQ(failLost(), 0U);
    EXPECT_EQ(credits(), 3);
}

TEST_P(IdeaJobsTest, ALostJobKeepsNobodyFromTheNext) {
    ASSERT_TRUE(begin());
    EXPECT_EQ(begin().error().code, "wheel_under_way");
    clock.turn(91s);
    ASSERT_TRUE(begin());
    EXPECT_EQ(credits(), 2) << "the first one's is back";
}

TEST_P(IdeaJobsTest, AJobFromAWrongFutureIsLost) {
    constexpr auto kYears = 2 * 365 * 24h;
    clock.turn(kYears);
    ASSERT_TRUE(begin());
    clock.turn(-kYears);
    EXPECT_EQ(failLost(), 1U);
    EXPECT_EQ(credits(), 3);
    clock.turn(kYears);
    ASSERT_TRUE(begin());
    clock.turn(-kYears);
    EXPECT_TRUE(begin()) << "and keeps nobody from the next";
}

TEST_P(IdeaJobsTest, WhatIsDoneOrFailedStaysSo) {
    auto const begun = begin();
    database->write([&](Connection& connection) {
        completeJob(connection, begun->id, 12);
        failJob(connection, begun->id, "model_unavailable");
    });
    EXPECT_EQ(credits(), 2);
    auto const second = begin();
    database->write([&](Connection& connection) {
        failJob(connection, second->id, "model_unavailable");
        failJob(connection, second->id, "model_unavailable");
        completeJob(connection, second->id, 12);
    });
    EXPECT_EQ(credits(), 2);
    auto const jobs = database->read([&](Connection& connection) { return jobsOf(connection, id); });
    ASSERT_EQ(jobs.size(), 2U);
    EXPECT_EQ(std::ranges::count(jobs, "failed", &IdeaJob::state), 1);
}

TEST_P(IdeaJobsTest, OfManyAtOnceOneBegins) {
    std::atomic<int> begun = 0;
    {
        std::vector<std::jthread> callers;
        for (int i = 0; i < 10; ++i)
            callers.emplace_back([&] { begun += begin() ? 1 : 0; });
    }
    EXPECT_EQ(begun, 1);
    EXPECT_EQ(credits(), 2);
}

TEST_P(IdeaJobsTest, OldOnesAreForgottenSoManyAtATimeAndNoneUnderWay) {
    for (int i = 0; i < 2; ++i) {
        auto const begun = begin();
        database->write([&](Connection& connection) { completeJob(connection, begun->id, 12); });
    }
    ASSERT_TRUE(begin());
    auto const forget = [&](Instant before) {
        return database->write([&](Connection& connection) { return forgetJobs(connection, before, 1); });
    };
    EXPECT_EQ(forget(clock.now()), 0);
    clock.turn(25h);
    EXPECT_EQ(forget(clock.now() - 24h), 1);
    EXPECT_EQ(forget(clock.now() - 24h), 1);
    EXPECT_EQ(forget(clock.now() - 24h), 0);
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, IdeaJobsTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright::ideas
