#include "retention/retention.hpp"
#include "retention/retention_turns.hpp"
#include "testing/migrated_test.hpp"
#include "testing/soon.hpp"
#include "testing/turned_clock.hpp"
#include <gmock/gmock.h>
#include <thread>

namespace wheelwright::retention {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr auto kYears = 2 * 365 * 24h;

struct RetentionTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open());
    }
    // So many rows, all as old as the start of the test; two are deleted at a time.
    RetentionRule things(std::string name, int days, std::int64_t& left, bool isLocal = false) {
        return {std::move(name), days,
                [&left, since = clock.now()](Instant before) {
                    auto const some = since < before ? std::min<std::int64_t>(left, 2) : 0;
                    left -= some;
                    return some;
                },
                isLocal};
    }
    static std::int64_t sum(std::vector<Purged> const& all) {
        std::int64_t count = 0;
        for (auto const& each : all)
            count += each.count;
        return count;
    }

    testing::TurnedClock clock;
    std::optional<storage::Database> database;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, RetentionTest, storage::everyEngine(), storage::engineName);

TEST_P(RetentionTest, EachKindGoesAfterItsDaysAndZeroKeepsItForGood) {
    std::int64_t short_ = 5;
    std::int64_t long_ = 3;
    std::int64_t forGood = 4;
    Retention retention{*database,
                        clock,
                        {things("short", 7, short_), things("long", 30, long_), things("good", 0, forGood)}};
    clock.turn(7 * 24h);
    EXPECT_EQ(sum(retention.run()), 0) << "its last day is not over";
    clock.turn(1ms);
    EXPECT_EQ(sum(retention.run()), 5);
    clock.turn(365 * 24h);
    EXPECT_EQ(sum(retention.run()), 3);
    EXPECT_EQ(forGood, 4);
}

TEST_P(RetentionTest, AKindThatFailsKeepsNoOtherFromItsTurn) {
    std::int64_t left = 3;
    RetentionRule const broken{"broken", 1, [](Instant) -> std::int64_t { throw std::runtime_error{"no"}; }};
    Retention retention{*database, clock, {broken, things("whole", 1, left)}};
    clock.turn(25h);
    EXPECT_EQ(sum(retention.run()), 3);
}

TEST_P(RetentionTest, OfSeveralServersOneDoesItEachHourAndEachItsOwnFolder) {
    std::int64_t shared = 0;
    std::int64_t folder = 0;
    Retention first{*database, clock, {things("rows", 1, shared), things("files", 1, folder, true)}};
    Retention second{*database, clock, {things("rows", 1, shared), things("files", 1, folder, true)}};
    clock.turn(25h);
    EXPECT_EQ(first.runInTurn().size(), 2U);
    EXPECT_EQ(second.runInTurn().size(), 1U) << "the rows were looked after this hour";
    EXPECT_EQ(second.runInTurn().front().kind, "files");
    clock.turn(1h);
    EXPECT_EQ(second.runInTurn().size(), 2U);
    EXPECT_EQ(first.runInTurn().size(), 1U);
}

// Once the clock was two years ahead, nothing was deleted for two years.
TEST_P(RetentionTest, ATurnTakenWhileTheClockWasAheadDelaysNone) {
    std::int64_t left = 3;
    Retention retention{*database, clock, {things("rows", 1, left)}, {{"spent_tokens", "spent_at"}}};
    auto const spentAt = [&] {
        return read(*database, "select spent_at from spent_tokens").one().get<std::int64_t>("spent_at");
    };
    EXPECT_EQ(retention.runInTurn().size(), 1U);
    clock.turn(kYears);
    retention.runInTurn();
    write(*database, "insert into spent_tokens (hash, spent_at) values ('x', " +
                         std::to_string(millisecondsOf(clock.now())) + ")");
    clock.turn(25h - kYears);
    EXPECT_EQ(sum(retention.runInTurn()), 3);
    EXPECT_EQ(spentAt(), millisecondsOf(clock.now())) << "its age is known again";
    EXPECT_TRUE(retention.runInTurn().empty()) << "and the next turn is in an hour";
    clock.turn(1h);
    EXPECT_EQ(retention.runInTurn().size(), 1U);
    EXPECT_EQ(spentAt(), millisecondsOf(clock.now() - 1h)) << "corrected once";
}

// A clock that is ahead makes everything look expired.
TEST_P(RetentionTest, NothingIsDeletedInTheFirstHourAfterALongPause) {
    std::int64_t left = 3;
    Retention retention{*database, clock, {things("rows", 1, left)}};
    EXPECT_EQ(retention.runInTurn().size(), 1U) << "the first turn of all";
    clock.turn(kYears);
    EXPECT_TRUE(retention.runInTurn().empty());
    clock.turn(59min);
    EXPECT_TRUE(retention.runInTurn().empty());
    clock.turn(1min);
    EXPECT_EQ(sum(retention.runInTurn()), 3) << "the clock was right";
}

TEST_P(RetentionTest, TwoThatComeAtOnceShareOneTurn) {
    for (int round = 0; round < 10; ++round) {
        clock.turn(2h);
        std::atomic<int> turns = 0;
        std::vector<std::jthread> servers;
        for (int i = 0; i < 4; ++i)
            servers.emplace_back([&] {
                RetentionRule const kind{"rows", 1, [](Instant) { return std::int64_t{0}; }};
                turns += static_cast<int>(Retention{*database, clock, {kind}}.runInTurn().size());
            });
        servers.clear();
        ASSERT_EQ(turns, 1);
    }
}

TEST_P(RetentionTest, ARunningServerCountsWhatItDeletedByKind) {
    std::int64_t left = 5;
    auto kinds = std::vector{things("thing", 1, left)};
    clock.turn(25h);
    http::Metrics metrics;
    RetentionTurns const turns{*database, clock, std::move(kinds), {}, metrics};
    auto const counted = [&] { return metrics.text().find("{kind=\"thing\"} 5") != std::string::npos; };
    EXPECT_TRUE(testing::soon(counted)) << metrics.text();
}

} // namespace
} // namespace wheelwright::retention
