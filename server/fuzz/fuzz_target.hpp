#pragma once
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace wheelwright::fuzz {

inline std::string_view textOf(std::uint8_t const* data, std::size_t size) {
    return {reinterpret_cast<char const*>(data), size};
}

// Aborts when a property doesn't hold. libFuzzer then saves the input.
inline void mustHold(bool holds) {
    if (!holds) std::abort();
}

} // namespace wheelwright::fuzz

// libFuzzer calls this with each input.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size);
