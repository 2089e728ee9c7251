#include "base/log_pace.hpp"
#include <gtest/gtest.h>

namespace wheelwright::log {
namespace {

using namespace std::chrono_literals;

TEST(LogPace, OneLineASecondSaysHowManyWereLeftOut) {
    Pace pace;
    Pace::Time const start{};
    EXPECT_EQ(pace.turn(start), 0);
    EXPECT_EQ(pace.turn(start), std::nullopt);
    EXPECT_EQ(pace.turn(start + 999ms), std::nullopt);
    EXPECT_EQ(pace.turn(start + 1s), 2);
    EXPECT_EQ(pace.turn(start + 1500ms), std::nullopt);
    EXPECT_EQ(pace.turn(start + 9s), 1);
    EXPECT_EQ(pace.turn(start + 10s), 0);
}

} // namespace
} // namespace wheelwright::log
