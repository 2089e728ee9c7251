#include "base/log.hpp"
#include <csignal>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace wheelwright {
namespace {

// In a process of its own, because it is standard error that is being filled.
TEST(Log, NobodyReadingItDoesNotStopTheProgram) {
    int pipe[2];
    ASSERT_EQ(::pipe2(pipe, O_CLOEXEC), 0);
    auto const child = fork();
    if (child == 0) {
        alarm(20); // ends the child when it blocks
        dup2(pipe[1], STDERR_FILENO);
        log::configure(log::Level::Info, log::Format::Text);
        for (int i = 0; i < 100'000; ++i)
            log::info("a line that nobody reads", {{"number", std::int64_t{i}}});
        log::warn("and one that is flushed at once");
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status)) << "blocked until the alarm";
    close(pipe[0]);
    close(pipe[1]);
}

} // namespace
} // namespace wheelwright
