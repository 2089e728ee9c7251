#include "base/lazy_library.hpp"
#include <dlfcn.h>
#include <stdexcept>
#include <string>

namespace wheelwright {

void* LazyLibrary::find(char const* function) {
    std::lock_guard const lock{guard_};
    if (handle_ == nullptr) handle_ = dlopen(name_, RTLD_LAZY | RTLD_LOCAL);
    if (handle_ == nullptr) throw std::runtime_error(std::string{"A library cannot be loaded: "} + dlerror());
    auto* const found = dlsym(handle_, function);
    if (found == nullptr) throw std::runtime_error(std::string{"A library lacks a function: "} + dlerror());
    return found;
}

} // namespace wheelwright
