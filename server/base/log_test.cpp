#include "base/log.hpp"
#include <cstdlib>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace wheelwright {
namespace {

void fillAPipeThatNobodyReads() {
    int pipe[2];
    if (::pipe2(pipe, O_CLOEXEC) != 0) std::abort();
    alarm(20); // ends the process when it blocks
    dup2(pipe[1], STDERR_FILENO);
    log::configure(log::Level::Info, log::Format::Text);
    for (int i = 0; i < 100'000; ++i)
        log::info("a line that nobody reads", {{"number", std::int64_t{i}}});
    log::warn("and one that is flushed at once");
    _exit(0);
}

// Runs in its own program, because it fills standard error. "threadsafe" starts that program anew: a fork
// would inherit locks that other threads held.
TEST(LogDeathTest, NobodyReadingItDoesNotStopTheProgram) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(fillAPipeThatNobodyReads(), ::testing::ExitedWithCode(0), "");
}

} // namespace
} // namespace wheelwright

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
