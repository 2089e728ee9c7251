#include "loop_guard/loop_guard.hpp"
#include <cstdlib>
#include <cstring>
#include <execinfo.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace wheelwright::guard {
namespace {

constexpr char kLoopName[] = "loop"; // as in base/loop_thread.hpp

thread_local bool isLoop = false;

void say(char const* text) {
    static_cast<void>(syscall(SYS_write, STDERR_FILENO, text, std::strlen(text)));
}

// The first backtrace loads a library, which the dying program may no longer be able to do.
[[gnu::constructor]] void prepareStack() {
    void* frame = nullptr;
    backtrace(&frame, 1);
}

} // namespace

bool isOnLoop() noexcept {
    return isLoop;
}

void markThread(bool isOne) noexcept {
    isLoop = isOne;
}

void mayWait(char const* call, char const* what) noexcept {
    if (isLoop) endProgram(call, what);
    heldDuringWait();
}

void endProgram(char const* call, char const* what) noexcept {
    isLoop = false; // what follows may itself open files
    say("A network loop called ");
    say(call);
    if (*what != '\0') {
        say(" (");
        say(what);
        say(")");
    }
    say(". All its connections would wait: let a worker do this (CONTRIBUTING.md, Loops never wait).\n");
    void* frames[48];
    backtrace_symbols_fd(frames, backtrace(frames, 48), STDERR_FILENO);
    std::abort();
}

} // namespace wheelwright::guard

extern "C" int pthread_setname_np(pthread_t thread, char const* name) noexcept {
    using namespace wheelwright::guard;
    if (pthread_equal(thread, pthread_self()) != 0) markThread(std::strcmp(name, kLoopName) == 0);
    return CALL_NEXT(pthread_setname_np, thread, name);
}
