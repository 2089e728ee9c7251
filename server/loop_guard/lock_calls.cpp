#include "loop_guard/loop_guard.hpp"
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <malloc.h>
#include <new>
#include <pthread.h>

// A loop may take a lock that others hold for some instructions, but not one that they hold while they wait:
// it would wait with them. Such a lock is recognised when a worker waits while holding it, whether or not a
// loop needs it at that moment.
namespace wheelwright::guard {
namespace {

constexpr std::size_t kMostHeld = 32;
constexpr std::size_t kPlaces = 4096;

thread_local constinit std::array<void const*, kMostHeld> held{};
thread_local constinit std::size_t heldCount = 0;

// The locks that were held during a wait, by a hash of their address. A collision hides one: that is rare,
// and the guard then misses a fault rather than ending a correct program.
constinit std::array<std::atomic<void const*>, kPlaces> slow{};
constinit std::atomic<std::size_t> slowCount = 0;

std::atomic<void const*>& placeOf(void const* lock) {
    auto const address = reinterpret_cast<std::uintptr_t>(lock) >> 3;
    return slow[(address ^ address >> 12) % kPlaces];
}

void forget(void const* lock) noexcept {
    auto const* expected = lock;
    placeOf(lock).compare_exchange_strong(expected, nullptr);
}

void mayTake(void const* lock) noexcept {
    if (isOnLoop() && placeOf(lock).load() == lock)
        endProgram("lock", "a mutex that a worker has held while it waited");
}

} // namespace

void lockTaken(void const* lock) noexcept {
    if (heldCount < kMostHeld) held[heldCount++] = lock;
}

void lockReleased(void const* lock) noexcept {
    for (auto i = heldCount; i-- > 0;)
        if (held[i] == lock) {
            std::copy(held.begin() + i + 1, held.begin() + heldCount, held.begin() + i);
            --heldCount;
            return;
        }
}

void heldDuringWait() noexcept {
    for (std::size_t i = 0; i < heldCount; ++i) {
        placeOf(held[i]).store(held[i]);
        slowCount.fetch_add(1, std::memory_order_relaxed);
    }
}

void freed(void const* memory, std::size_t size) noexcept {
    if (slowCount.load(std::memory_order_relaxed) == 0) return;
    auto const* const begin = static_cast<char const*>(memory);
    if (size / 8 < kPlaces) {
        for (std::size_t i = 0; i < size; i += 8)
            forget(begin + i);
        return;
    }
    for (auto& place : slow) {
        auto const* const lock = static_cast<char const*>(place.load());
        if (lock >= begin && lock < begin + size) forget(lock);
    }
}

} // namespace wheelwright::guard

using namespace wheelwright::guard;

// A thread that waits for a condition doesn't hold the condition's lock.
#define WAIT_FOR_CONDITION(call, mutex, ...)                                                                 \
    lockReleased(mutex);                                                                                     \
    mayWait(#call, "the end of another thread's work");                                                      \
    auto const outcome = CALL_NEXT(call, __VA_ARGS__);                                                       \
    lockTaken(mutex);                                                                                        \
    return outcome

#define TAKE_LOCK(call, lock, ...)                                                                           \
    mayTake(lock);                                                                                           \
    auto const outcome = CALL_NEXT(call, lock __VA_OPT__(, ) __VA_ARGS__);                                   \
    if (outcome == 0) lockTaken(lock);                                                                       \
    return outcome

extern "C" {

int pthread_mutex_lock(pthread_mutex_t* mutex) noexcept {
    TAKE_LOCK(pthread_mutex_lock, mutex);
}

int pthread_mutex_trylock(pthread_mutex_t* mutex) noexcept {
    auto const outcome = CALL_NEXT(pthread_mutex_trylock, mutex);
    if (outcome == 0) lockTaken(mutex);
    return outcome;
}

int pthread_mutex_clocklock(pthread_mutex_t* mutex, clockid_t clock, timespec const* until) noexcept {
    TAKE_LOCK(pthread_mutex_clocklock, mutex, clock, until);
}

int pthread_mutex_timedlock(pthread_mutex_t* mutex, timespec const* until) noexcept {
    TAKE_LOCK(pthread_mutex_timedlock, mutex, until);
}

int pthread_mutex_unlock(pthread_mutex_t* mutex) noexcept {
    lockReleased(mutex);
    return CALL_NEXT(pthread_mutex_unlock, mutex);
}

int pthread_mutex_destroy(pthread_mutex_t* mutex) noexcept {
    freed(mutex, sizeof *mutex);
    return CALL_NEXT(pthread_mutex_destroy, mutex);
}

int pthread_rwlock_rdlock(pthread_rwlock_t* lock) noexcept {
    TAKE_LOCK(pthread_rwlock_rdlock, lock);
}

int pthread_rwlock_wrlock(pthread_rwlock_t* lock) noexcept {
    TAKE_LOCK(pthread_rwlock_wrlock, lock);
}

int pthread_rwlock_unlock(pthread_rwlock_t* lock) noexcept {
    lockReleased(lock);
    return CALL_NEXT(pthread_rwlock_unlock, lock);
}

int pthread_rwlock_destroy(pthread_rwlock_t* lock) noexcept {
    freed(lock, sizeof *lock);
    return CALL_NEXT(pthread_rwlock_destroy, lock);
}

int pthread_cond_wait(pthread_cond_t* condition, pthread_mutex_t* mutex) {
    WAIT_FOR_CONDITION(pthread_cond_wait, mutex, condition, mutex);
}

int pthread_cond_timedwait(pthread_cond_t* condition, pthread_mutex_t* mutex, timespec const* until) {
    WAIT_FOR_CONDITION(pthread_cond_timedwait, mutex, condition, mutex, until);
}

int pthread_cond_clockwait(pthread_cond_t* condition, pthread_mutex_t* mutex, clockid_t clock,
                           timespec const* until) {
    WAIT_FOR_CONDITION(pthread_cond_clockwait, mutex, condition, mutex, clock, until);
}

} // extern "C"

// A std::mutex ends without a call, so the locks in freed memory are forgotten.

void operator delete(void* memory) noexcept {
    if (memory != nullptr) freed(memory, malloc_usable_size(memory));
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    operator delete(memory);
}

void operator delete(void* memory, std::align_val_t) noexcept {
    operator delete(memory);
}

void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    operator delete(memory);
}
