#pragma once
#include "base/clock.hpp"
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright {

// 2026-01-31T08:30:00.000Z, as JavaScript writes it.
std::string isoTime(Instant instant);

// The start of a day written as 2026-01-31; nullopt for any other form and for days that don't exist.
std::optional<Instant> dayStart(std::string_view day);

constexpr std::int64_t millisecondsOf(Instant instant) {
    return instant.time_since_epoch().count();
}
constexpr Instant instantOf(std::int64_t milliseconds) {
    return Instant{std::chrono::milliseconds{milliseconds}};
}
constexpr std::int64_t secondsOf(Instant instant) {
    return std::chrono::floor<std::chrono::seconds>(instant).time_since_epoch().count();
}

} // namespace wheelwright
