#pragma once
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright {

using Instant = std::chrono::sys_time<std::chrono::milliseconds>;

// Wall-clock time behind an interface, so that tests can set it.
struct Clock {
    virtual ~Clock() = default;
    virtual Instant now() const = 0;
};

struct SystemClock final : Clock {
    Instant now() const override {
        return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    }
};

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
