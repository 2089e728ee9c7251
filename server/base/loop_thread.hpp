#pragma once

namespace wheelwright {

// Marks its thread as a network loop, where nothing may block: every connection of that loop would wait.
// What blocks asks for it and refuses.
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
