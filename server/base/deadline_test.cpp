#include "base/deadline.hpp"
#include <gtest/gtest.h>

namespace wheelwright {
namespace {

using namespace std::chrono_literals;

constexpr Instant kNow{1'800'000'000'000ms};
constexpr auto kYears = 2 * 365 * 24h;

TEST(Deadline, WhatIsDoneEachHourIsDueAfterAnHourAndAfterTheClockWasAhead) {
    EXPECT_FALSE(isDue(kNow, kNow, 1h));
    EXPECT_FALSE(isDue(kNow - 59min, kNow, 1h));
    EXPECT_TRUE(isDue(kNow - 1h, kNow, 1h));
    EXPECT_FALSE(isDue(kNow + 30s, kNow, 1h)) << "another server's clock";
    EXPECT_TRUE(isDue(kNow + kYears, kNow, 1h));
}

TEST(Deadline, IsOverOnceItHasComeOrIsFurtherAwayThanItCanBe) {
    EXPECT_TRUE(isOver(kNow, kNow, 10min));
    EXPECT_FALSE(isOver(kNow + 1ms, kNow, 10min));
    EXPECT_FALSE(isOver(kNow + 10min + 30s, kNow, 10min)) << "another server's clock";
    EXPECT_TRUE(isOver(kNow + kYears, kNow, 10min));
}

// A query that compares by these bounds decides as the functions do.
TEST(Deadline, QueriesHaveTheSameBounds) {
    for (auto const ahead : {-1h, 0h, 1h, 24h, 25h, 24 * 365h}) {
        auto const deadline = kNow + ahead;
        bool const isAlive = deadline > kNow && millisecondsOf(deadline) <= latestDeadline(kNow, 24h);
        EXPECT_EQ(isAlive, !isOver(deadline, kNow, 24h)) << ahead.count();
    }
    EXPECT_EQ(latestTime(kNow), latestDeadline(kNow, 0ms));
}

} // namespace
} // namespace wheelwright
