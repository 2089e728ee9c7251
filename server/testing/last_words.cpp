#include <array>
#include <csignal>
#include <execinfo.h>
#include <gtest/gtest.h>
#include <string_view>
#include <unistd.h>

// Without this, all that is left of a crashed test program is the shell's "Segmentation fault". It prints the
// running test and a backtrace. The address sanitizer does that by itself.
#ifndef __SANITIZE_ADDRESS__
namespace wheelwright::testing {
namespace {

void say(std::string_view words) {
    while (!words.empty()) {
        auto const written = write(STDERR_FILENO, words.data(), words.size());
        if (written <= 0) return;
        words.remove_prefix(static_cast<std::size_t>(written));
    }
}

void sayLastWords(int signal) {
    say("\n[  FAILED  ] ");
    if (auto const* const test = ::testing::UnitTest::GetInstance()->current_test_info()) {
        say(test->test_suite_name());
        say(".");
        say(test->name());
    } else {
        say("between tests");
    }
    say(": the program was ended by a signal here:\n");
    std::array<void*, 60> calls{};
    backtrace_symbols_fd(calls.data(), backtrace(calls.data(), static_cast<int>(calls.size())),
                         STDERR_FILENO);
    raise(signal); // SA_RESETHAND has removed the handler, so this ends the program
}

bool const listens = [] {
    struct sigaction action {};
    action.sa_handler = sayLastWords;
    action.sa_flags = SA_RESETHAND | SA_NODEFER;
    for (int const fatal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT})
        sigaction(fatal, &action, nullptr);
    return true;
}();

} // namespace
} // namespace wheelwright::testing
#endif
