#include "base/recurring.hpp"
#include <gtest/gtest.h>
#include <latch>
#include <stdexcept>

namespace wheelwright {
namespace {

using namespace std::chrono_literals;

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

} // namespace
} // namespace wheelwright
