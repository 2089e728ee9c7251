#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace wheelwright {

struct TextHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};

// A map with text keys that can be searched with a string_view, without copying it.
template <class Value> using TextMap = std::unordered_map<std::string, Value, TextHash, std::equal_to<>>;

} // namespace wheelwright
