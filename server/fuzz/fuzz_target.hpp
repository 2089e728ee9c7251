#pragma once
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace wheelwright::fuzz {

inline std::string_view textOf(std::uint8_t const* data, std::size_t size) {
    return {reinterpret_cast<char const*>(data), size};
}

// What must hold for every input; libFuzzer keeps the input that breaks it.
inline void mustHold(bool holds) {
    if (!holds) std::abort();
}

} // namespace wheelwright::fuzz

// Called by libFuzzer with one input after the other.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size);
