#include "http/rate_limiter.hpp"
#include <gtest/gtest.h>

namespace wheelwright::http {
namespace {

using namespace std::chrono_literals;

struct RateLimiterTest : ::testing::Test {
    SteadyClock::time_point now{};
    MemoryRateLimiter limiter{{{{0, 1s}, {1200, 60s}, {240, 60s}, {30, 60s}, {20, 3600s}}},
                              [this] { return now; }};

    int allowedAtOnce(RateClass kind, std::string_view caller) {
        int count = 0;
        while (count < 5000 && limiter.waitFor(kind, caller) == 0s)
            ++count;
        return count;
    }
};

TEST_F(RateLimiterTest, EachClassAllowsItsNumberAndThenSaysHowLongToWait) {
    EXPECT_EQ(allowedAtOnce(RateClass::Calls, "a"), 1200);
    EXPECT_EQ(allowedAtOnce(RateClass::Saves, "a"), 240);
    EXPECT_EQ(allowedAtOnce(RateClass::Uploads, "a"), 30);
    EXPECT_EQ(allowedAtOnce(RateClass::Feedback, "a"), 20);
    EXPECT_EQ(limiter.waitFor(RateClass::Feedback, "a"), 180s);
    EXPECT_EQ(limiter.waitFor(RateClass::Calls, "a"), 1s);
}

TEST_F(RateLimiterTest, CallersDoNotDisturbEachOther) {
    EXPECT_EQ(allowedAtOnce(RateClass::Uploads, "a"), 30);
    EXPECT_EQ(allowedAtOnce(RateClass::Uploads, "b"), 30);
}

TEST_F(RateLimiterTest, WaitingTheNamedTimeHelps) {
    allowedAtOnce(RateClass::Feedback, "a");
    now += limiter.waitFor(RateClass::Feedback, "a");
    EXPECT_EQ(limiter.waitFor(RateClass::Feedback, "a"), 0s);
    EXPECT_NE(limiter.waitFor(RateClass::Feedback, "a"), 0s);
}

TEST_F(RateLimiterTest, WhatCostsMoreUsesUpMore) {
    EXPECT_EQ(limiter.waitFor(RateClass::Feedback, "a", 15), 0s);
    EXPECT_EQ(limiter.waitFor(RateClass::Feedback, "a", 15), 1800s); // 10 more, each takes 180 s
    EXPECT_EQ(limiter.waitFor(RateClass::Feedback, "a", 5), 0s);
    now += 3600s;
    EXPECT_EQ(limiter.waitFor(RateClass::Feedback, "a", 1000), 0s) << "or it would never be allowed";
    EXPECT_NE(limiter.waitFor(RateClass::Feedback, "a"), 0s);
}

TEST_F(RateLimiterTest, WhatWasSpentElsewhereIsChargedAsFarAsTheLimitGoes) {
    EXPECT_EQ(limiter.charge(RateClass::Feedback, "a", 15), 15);
    EXPECT_EQ(limiter.charge(RateClass::Feedback, "a", 100'000), 5);
    EXPECT_EQ(limiter.charge(RateClass::Feedback, "a", 1), 0);
    now += 360s;
    EXPECT_EQ(limiter.charge(RateClass::Feedback, "a", 100'000), 2);
}

TEST_F(RateLimiterTest, AFullPeriodRefillsAndNeverOverfills) {
    allowedAtOnce(RateClass::Saves, "a");
    now += 24h;
    EXPECT_EQ(allowedAtOnce(RateClass::Saves, "a"), 240);
}

TEST_F(RateLimiterTest, UnlimitedIsNeverCounted) {
    EXPECT_EQ(allowedAtOnce(RateClass::Unlimited, "a"), 5000);
    EXPECT_EQ(limiter.callersRemembered(), 0U);
}

TEST_F(RateLimiterTest, AMillionAddressesDoNotFillTheMemory) {
    for (int i = 0; i < 300'000; ++i)
        limiter.waitFor(RateClass::Calls, std::to_string(i));
    EXPECT_LE(limiter.callersRemembered(), 16U * 8192U);
}

} // namespace
} // namespace wheelwright::http
