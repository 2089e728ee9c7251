#pragma once
#include <pthread.h>
#include <stdexcept>
#include <string>

namespace wheelwright {

// Marks its thread as a network loop for as long as it lives. Code that may wait or works for long refuses to
// run there: every connection of that loop would wait. The thread's name shows in the machine's tools, and
// the loop guard (loop_guard/loop_guard.hpp) knows loops by it.
class LoopThread {
public:
    LoopThread() noexcept {
        isCurrent_ = true;
        pthread_setname_np(pthread_self(), "loop");
    }
    ~LoopThread() {
        pthread_setname_np(pthread_self(), "wheelwright");
        isCurrent_ = false;
    }
    LoopThread(LoopThread const&) = delete;
    LoopThread& operator=(LoopThread const&) = delete;

    static bool isCurrent() noexcept { return isCurrent_; }

private:
    static inline thread_local bool isCurrent_ = false;
};

// For code that must not run on a loop, in every build: a stopped loop answers no one, while one request
// that fails shows which route lacks a worker.
inline void refuseOnLoop(char const* what) {
    if (LoopThread::isCurrent())
        throw std::logic_error{std::string{what} +
                               " was called on a network loop, which must not wait for it. "
                               "Its route has to run on a worker."};
}

} // namespace wheelwright
