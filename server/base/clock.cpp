#include "base/clock.hpp"
#include <charconv>
#include <cstdio>

namespace wheelwright {

std::string isoTime(Instant instant) {
    auto const day = std::chrono::floor<std::chrono::days>(instant);
    std::chrono::year_month_day const date{day};
    std::chrono::hh_mm_ss const time{instant - day};
    char text[64];
    std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02d.%03dZ", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                  static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                  static_cast<int>(time.seconds().count()), static_cast<int>(time.subseconds().count()));
    return text;
}

std::optional<Instant> dayStart(std::string_view day) {
    if (day.size() != 10 || day[4] != '-' || day[7] != '-') return std::nullopt;
    auto const number = [&](std::size_t at, std::size_t length) -> std::optional<unsigned> {
        unsigned value = 0;
        auto const* const end = day.data() + at + length;
        auto const [stopped, problem] = std::from_chars(day.data() + at, end, value);
        return problem == std::errc{} && stopped == end ? std::optional{value} : std::nullopt;
    };
    auto const year = number(0, 4);
    auto const month = number(5, 2);
    auto const dayOfMonth = number(8, 2);
    if (!year || !month || !dayOfMonth) return std::nullopt;
    std::chrono::year_month_day const date{std::chrono::year{static_cast<int>(*year)},
                                           std::chrono::month{*month}, std::chrono::day{*dayOfMonth}};
    if (!date.ok()) return std::nullopt;
    return Instant{std::chrono::sys_days{date}};
}

} // namespace wheelwright
