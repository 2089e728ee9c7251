#pragma once
#include <atomic>
#include <mutex>

namespace wheelwright {

// A shared library that is loaded by the first call into it. The libraries for pictures, web calls and
// PostgreSQL would otherwise cost 7.5 MiB of memory in a server that uses none of them.
class LazyLibrary {
public:
    explicit constexpr LazyLibrary(char const* name) noexcept : name_{name} {}

    // Throws std::runtime_error when the library, or the function in it, is missing.
    void* find(char const* function);

private:
    char const* name_;
    std::mutex guard_;
    void* handle_ = nullptr; // never closed: other threads may be running its code
};

// A function of a lazy library. It is called like the original.
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

// Declares a function of a lazy library. Inside our namespace this name hides the library's own. Calling a
// function without such a line doesn't link.
#define LAZY_FUNCTION(library, name)                                                                         \
    inline constinit LazyFunction<decltype(::name)> const name {                                             \
        library, #name                                                                                       \
    }

} // namespace wheelwright
