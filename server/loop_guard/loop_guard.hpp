#pragma once
#include <atomic>
#include <cstddef>
#include <dlfcn.h>

// Ends the program where a network loop waits for anything but its sockets: it opens, reads, writes or maps a
// file, sleeps, waits for another thread, or takes a lock that a worker has held during such a call. Every
// connection of that loop would wait with it, and no test of one request at a time shows that.
//
// The guard stands between the program and the C library, so nobody has to call it. Unoptimised builds and
// the test program contain it; the tests load it into the optimised server (LD_PRELOAD). What is shipped
// doesn't have it. It knows loops by the name that LoopThread (base/loop_thread.hpp) gives their thread.
namespace wheelwright::guard {

bool isOnLoop() noexcept;
void markThread(bool isLoop) noexcept;

// Called before the thread waits for a file, another process or time. `what` describes the call for the
// reader of the last words.
void mayWait(char const* call, char const* what = "") noexcept;

// Prints what the loop did and from where, and ends the program.
[[noreturn]] void endProgram(char const* call, char const* what) noexcept;

// The locks that this thread holds.
void lockTaken(void const* lock) noexcept;
void lockReleased(void const* lock) noexcept;
// Notes that they are held during a call that may wait: a loop must not take them.
void heldDuringWait() noexcept;
void freed(void const* memory, std::size_t size) noexcept; // another lock may get its address

// The C library's function that a function of the guard stands before. It is looked up without a static
// initialiser, which would take a lock.
inline void* next(std::atomic<void*>& known, char const* name) noexcept {
    if (known.load(std::memory_order_relaxed) == nullptr)
        known.store(dlsym(RTLD_NEXT, name), std::memory_order_relaxed);
    return known.load(std::memory_order_relaxed);
}

} // namespace wheelwright::guard

#define CALL_NEXT(name, ...)                                                                                 \
    ([&] {                                                                                                   \
        static constinit std::atomic<void*> known = nullptr;                                                 \
        return reinterpret_cast<decltype(&name)>(wheelwright::guard::next(known, #name))(__VA_ARGS__);       \
    }())
