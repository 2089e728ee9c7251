#include "base/recurring.hpp"
#include "testing/soon.hpp"
#include <atomic>
#include <gtest/gtest.h>
#include <latch>
#include <stdexcept>
#include <vector>

namespace wheelwright {
namespace {

using namespace std::chrono_literals;
using testing::soon;

TEST(Recurring, GoesOnAfterAFailureAndWhenWoken) {
    std::latch turns{3};
    auto const failures = Recurring::failures();
    std::atomic<int> count = 0;
    Recurring work{"test", 1h, [&] {
                       if (++count > 3) return;
                       turns.count_down();
                       throw std::runtime_error("a bad turn");
                   }};
    while (!turns.try_wait())
        work.wake();
    work.stop();
    auto const before = count.load();
    work.wake();
    EXPECT_EQ(count.load(), before);
    EXPECT_EQ(Recurring::failures() - failures, 3U);
}

TEST(Recurring, RunsAgainAfterItsPause) {
    std::atomic<int> count = 0;
    Recurring const work{"test", 1ms, [&] { ++count; }};
    EXPECT_TRUE(soon([&] { return count > 3; }));
}

TEST(Recurring, WorkThatHangsDelaysNoOther) {
    std::latch release{1};
    std::atomic<int> hanging = 0;
    std::atomic<int> count = 0;
    auto const hang = [&] {
        ++hanging;
        release.wait();
    };
    std::vector<std::unique_ptr<Recurring>> stuck;
    for (int i = 0; i < 20; ++i)
        stuck.push_back(std::make_unique<Recurring>("stuck", 1ms, hang));
    EXPECT_TRUE(soon([&] { return hanging == 20; }));
    Recurring const work{"test", 1ms, [&] { ++count; }};
    EXPECT_TRUE(soon([&] { return count > 3; }));
    EXPECT_EQ(hanging, 20) << "it doesn't overlap itself";
    release.count_down();
}

TEST(Recurring, StoppingWaitsForTheRunUnderWay) {
    std::latch begun{1};
    std::atomic<bool> isOver = false;
    Recurring work{"test", 1h, [&] {
                       begun.count_down();
                       std::this_thread::sleep_for(50ms);
                       isOver = true;
                   }};
    begun.wait();
    work.stop();
    EXPECT_TRUE(isOver);
}

TEST(Recurring, ACallerWaitsForARunThatBeginsAfterTheCallAndNotForOneThatHangs) {
    std::atomic<bool> isHanging = false;
    std::latch release{1};
    std::atomic<int> asked = 0;
    std::atomic<int> seen = 0;
    Recurring work{"test", 1h, [&] {
                       seen = asked.load();
                       if (isHanging) release.wait();
                   }};
    for (int i = 1; i < 50; ++i) {
        asked = i;
        EXPECT_TRUE(work.runNow(1min));
        EXPECT_EQ(seen, i);
    }
    isHanging = true;
    EXPECT_FALSE(work.runNow(10ms));
    EXPECT_FALSE(work.runNow(0ms));
    release.count_down();
}

TEST(Alarm, RingsOnceAtTheTimeItWasSetToLast) {
    std::atomic<int> count = 0;
    Alarm alarm{"test", [&] { ++count; }};
    alarm.set(1h);
    alarm.set(1ms);
    EXPECT_TRUE(soon([&] { return count == 1; }));
    alarm.set(1h);
    alarm.cancel();
    alarm.stop();
    alarm.set(0ms);
    std::this_thread::sleep_for(20ms);
    EXPECT_EQ(count, 1);
}

// A room may end in its own alarm.
TEST(Alarm, MayBeDestroyedByItsOwnWork) {
    std::atomic<bool> isGone = false;
    std::unique_ptr<Alarm> alarm;
    alarm = std::make_unique<Alarm>("test", [&] {
        alarm.reset();
        isGone = true;
    });
    alarm->set(0ms);
    EXPECT_TRUE(soon([&] { return isGone.load(); }));
}

} // namespace
} // namespace wheelwright
