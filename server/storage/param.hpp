#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <variant>

namespace wheelwright::storage {

// A value bound to $1…$n. Text and bytes are borrowed: they must outlive the call that binds them.
using Param =
    std::variant<std::nullptr_t, bool, std::int64_t, double, std::string_view, std::span<std::byte const>>;

Param integerParam(std::uint64_t value); // throws when the value does not fit 64 bits with a sign
Param realParam(double value);           // throws for NaN, which SQLite would silently store as NULL

template <class T>
concept BytesLike = std::convertible_to<T const&, std::span<std::byte const>> ||
                    std::convertible_to<T const&, std::span<unsigned char const>>;

inline Param toParam(std::nullptr_t) {
    return nullptr;
}
inline Param toParam(std::nullopt_t) {
    return nullptr;
}
inline Param toParam(std::string_view text) {
    return text;
}
template <std::integral T> Param toParam(T value) {
    if constexpr (std::same_as<T, bool>)
        return value;
    else if constexpr (std::unsigned_integral<T>)
        return integerParam(value);
    else
        return static_cast<std::int64_t>(value);
}
template <std::floating_point T> Param toParam(T value) {
    return realParam(value);
}
template <BytesLike T> Param toParam(T const& bytes) {
    return std::as_bytes(std::span{bytes});
}
template <class T> Param toParam(std::optional<T> const& value) {
    return value ? toParam(*value) : Param{nullptr};
}

} // namespace wheelwright::storage
