#pragma once
#include <atomic>
#include <mutex>

namespace wheelwright {

// A shared library that is loaded by the first call into it. Loaded at the start, those for pictures, web
// calls and PostgreSQL would take 7.5 MiB of a server that uses none of them.
class LazyLibrary {
public:
    explicit constexpr LazyLibrary(char const* name) noexcept : name_{name} {}

    // Throws std::runtime_error when the library, or the function in it, is missing.
    void* find(char const* function);

private:
    char const* name_;
    std::mutex guard_;
    void* handle_ = nullptr; // never closed: threads may be inside
};

// A function of such a library, called by its own name.
template <class Signature> class LazyFunction {
public:
    constexpr LazyFunction(LazyLibrary& library, char const* name) noexcept
        : library_{library}, name_{name} {}

    operator Signature*() const {
        auto* function = known_.load(std::memory_order_acquire);
        if (function == nullptr) {
            function = reinterpret_cast<Signature*>(library_.find(name_));
            known_.store(function, std::memory_order_release);
        }
        return function;
    }

private:
    LazyLibrary& library_;
    char const* name_;
    mutable std::atomic<Signature*> known_ = nullptr;
};

// Inside our namespace this name hides the library's own. A function that is called without such a line isn't
// linked.
#define LAZY_FUNCTION(library, name)                                                                         \
    inline constinit LazyFunction<decltype(::name)> const name {                                             \
        library, #name                                                                                       \
    }

} // namespace wheelwright
