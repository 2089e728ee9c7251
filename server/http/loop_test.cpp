#include "http/loop.hpp"
#include <gtest/gtest.h>

namespace wheelwright::http {

using namespace std::chrono_literals;

TEST(Loop, StandsStillWhenItsSweepsDo) {
    Loop loop;
    auto const now = SteadyClock::now();
    EXPECT_FALSE(loop.wasStalled(now + 1h)) << "before the first sweep";
    loop.noteSweep(now);
    EXPECT_FALSE(loop.wasStalled(now + 5s));
    EXPECT_TRUE(loop.wasStalled(now + 30s)) << "what is read before the sweep";
    loop.noteSweep(now + 30s);
    EXPECT_TRUE(loop.wasStalled(now + 30s + 500ms)) << "what arrived meanwhile and is read behind it";
    EXPECT_FALSE(loop.wasStalled(now + 31s + 500ms));
}

TEST(Loop, IsCarefulAlsoWhenTheSweepComesFirst) {
    Loop loop;
    auto const now = SteadyClock::now();
    loop.noteSweep(now);
    loop.noteSweep(now + 30s);
    EXPECT_TRUE(loop.wasStalled(now + 30s));
}

namespace {

struct Visitor final : TimedConnection {
    Visitor(Loop& loop, std::string_view from, SteadyClock::time_point since) : from_{from}, since_{since} {
        loop.connections.push_back(*this);
    }
    void closeIfLate(SteadyClock::time_point) override {
        wasSwept = true;
        if (isBroken) throw std::bad_alloc{};
    }
    void drain() override {}
    void cut() override { isCut = true; }
    std::optional<Rest> rest() const override {
        return isBusy ? std::nullopt : std::optional{Rest{from_, since_}};
    }
    bool isBroken = false;
    bool isBusy = false;
    bool wasSwept = false;
    bool isCut = false;

private:
    std::string_view from_;
    SteadyClock::time_point since_;
};

} // namespace

namespace {

Task<void> failTwice(int& runs) {
    if (++runs < 3) throw std::bad_alloc{};
    co_return;
}

} // namespace

TEST(Loop, ATaskThatFailsIsStartedAgain) {
    Loop loop;
    int runs = 0;
    keepRunning(loop, [&runs] { return failTwice(runs); });
    loop.io.run();
    EXPECT_EQ(runs, 3);
}

TEST(Loop, AConnectionThatFailsDoesNotEndTheSweep) {
    Loop loop;
    auto const now = SteadyClock::now();
    Visitor first{loop, "a", now};
    Visitor second{loop, "a", now};
    first.isBroken = true;
    loop.sweep(now);
    EXPECT_TRUE(second.wasSwept);
    EXPECT_FALSE(loop.date.empty());
    EXPECT_FALSE(loop.wasStalled(now + 1s));
}

TEST(Loop, TheLongestIdleConnectionOfTheLargestSourceMakesRoom) {
    Loop loop;
    auto const now = SteadyClock::now();
    Visitor oldest{loop, "small", now - 9s};
    Visitor busy{loop, "large", now - 8s};
    Visitor idle{loop, "large", now - 7s};
    Visitor younger{loop, "large", now - 6s};
    Visitor newcomer{loop, "large", now - 10s};
    busy.isBusy = true;
    EXPECT_TRUE(loop.evictFor(newcomer, "large"));
    EXPECT_TRUE(idle.isCut);
    EXPECT_FALSE(oldest.isCut || busy.isCut || younger.isCut || newcomer.isCut);
    EXPECT_TRUE(loop.evictFor(newcomer, "elsewhere")) << "the largest source may have its own on other loops";
    EXPECT_TRUE(oldest.isCut);
}

TEST(Loop, NobodyIsSentAwayWhileAllAreBusy) {
    Loop loop;
    Visitor busy{loop, "a", SteadyClock::now()};
    busy.isBusy = true;
    Visitor newcomer{loop, "b", SteadyClock::now()};
    EXPECT_FALSE(loop.evictFor(newcomer, "a"));
    EXPECT_FALSE(busy.isCut);
}

} // namespace wheelwright::http
