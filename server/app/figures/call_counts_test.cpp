#include "app/figures/call_counts.hpp"
#include "http/metrics.hpp"
#include <gtest/gtest.h>
#include <limits>
#include <prometheus/metric_family.h>

namespace wheelwright::app {
namespace {

using namespace std::chrono_literals;

constexpr double kEver = std::numeric_limits<double>::infinity();

TEST(CallCounts, TellWithinWhichTimeMostCallsWereAnswered) {
    CallCounts const calls{100, 0, {{0.001, 50}, {0.01, 90}, {0.1, 100}, {kEver, 100}}};
    EXPECT_DOUBLE_EQ(calls.answeredWithin(0.5).value(), 0.001);
    EXPECT_DOUBLE_EQ(calls.answeredWithin(0.25).value(), 0.0005);
    EXPECT_DOUBLE_EQ(calls.answeredWithin(0.7).value(), 0.0055);
    EXPECT_NEAR(calls.answeredWithin(0.99).value(), 0.091, 1e-9);
}

TEST(CallCounts, BeyondTheLastBoundItIsThatBoundAndWithoutCallsNothing) {
    EXPECT_DOUBLE_EQ((CallCounts{2, 0, {{0.1, 0}, {5, 1}, {kEver, 2}}}.answeredWithin(0.99).value()), 5);
    EXPECT_FALSE((CallCounts{0, 0, {{0.1, 0}, {kEver, 0}}}.answeredWithin(0.5)));
    EXPECT_FALSE(CallCounts{}.answeredWithin(0.5));
}

TEST(CallCounts, OfASpanAreTheDifferenceOfItsEnds) {
    CallCounts const before{10, 1, {{0.1, 10}, {kEver, 10}}};
    CallCounts const now{16, 3, {{0.1, 12}, {kEver, 16}}};
    auto const span = now.since(before);
    EXPECT_EQ(span.requests, 6U);
    EXPECT_EQ(span.errors, 2U);
    EXPECT_EQ(span.steps[0].calls, 2U);
    EXPECT_EQ(span.steps[1].calls, 6U);
    EXPECT_EQ(now.since({}).requests, 16U);
    EXPECT_EQ(before.since(now).requests, 0U);
}

TEST(CallCounts, AreReadFromTheSameFiguresThatOperatorsGet) {
    http::Metrics metrics;
    http::RouteMeter called{metrics, "GET", "/api/called"};
    http::RouteMeter const idle{metrics, "GET", "/api/idle"};
    called.count(200, 2ms);
    called.count(404, 2ms);
    called.count(500, 20ms);
    called.count(503, 20ms);
    auto const routes = routeCountsIn(metrics.collect());
    ASSERT_EQ(routes.size(), 1U);
    auto const& counts = routes.at({"GET", "/api/called"});
    EXPECT_EQ(counts.requests, 4U);
    EXPECT_EQ(counts.errors, 2U);
    EXPECT_EQ(counts.steps.back().calls, 4U);
    EXPECT_LT(counts.answeredWithin(0.5).value(), 0.006);
    EXPECT_GT(counts.answeredWithin(0.99).value(), 0.01);
    EXPECT_EQ(sumOf(routes).requests, 4U);
}

} // namespace
} // namespace wheelwright::app
