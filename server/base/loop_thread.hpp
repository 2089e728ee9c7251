#pragma once

namespace wheelwright {

// Marks its thread as a network loop for as long as it lives. Code that may block refuses to run there: every
// connection of that loop would wait.
class LoopThread {
public:
    LoopThread() noexcept { isCurrent_ = true; }
    ~LoopThread() { isCurrent_ = false; }
    LoopThread(LoopThread const&) = delete;
    LoopThread& operator=(LoopThread const&) = delete;

    static bool isCurrent() noexcept { return isCurrent_; }

private:
    static inline thread_local bool isCurrent_ = false;
};

} // namespace wheelwright
