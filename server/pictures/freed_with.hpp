#pragma once
#include <memory>

namespace wheelwright::pictures {

template <auto free> struct Free {
    template <class T> void operator()(T* object) const { free(object); }
};

// An object of a C library, freed by that function.
template <class T, auto free> using FreedWith = std::unique_ptr<T, Free<free>>;

} // namespace wheelwright::pictures
