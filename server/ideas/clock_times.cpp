#include "ideas/sequence_steps.hpp"

namespace wheelwright::ideas {
namespace {

constexpr std::int64_t kMinutesOfDay = 24 * kMinutesOfHour;
constexpr std::int64_t kHalfDay = kMinutesOfDay / 2;

std::string twoDigits(std::int64_t value) {
    return (value < 10 ? "0" : "") + std::to_string(value);
}

// Whether an end without "am" or "pm" may be in either half of the day. "0:30" and "14:00" say which.
bool mayBeInEitherHalf(RangeEnd const& end) {
    return !end.isTwelveHour && end.minutes() >= kMinutesOfHour && end.minutes() < kHalfDay + kMinutesOfHour;
}

// "9 am to 5 pm", "9 to 11 am", "10 pm to 2 am"
std::optional<GivenSequence> twelveHourTimes(RangeEnd const& first, RangeEnd const& last,
                                             std::int64_t interval, std::size_t most) {
    auto const& written = last.isTwelveHour ? last : first;
    auto from = first.minutes();
    auto to = last.minutes();
    if (from < 0 || from >= kMinutesOfDay || to < 0 || to >= kMinutesOfDay) return std::nullopt;
    // An end without "am" or "pm" is in the half that makes the range shortest: "9 to 11 pm", "10 pm to 2".
    auto const period = mayBeInEitherHalf(first) || mayBeInEitherHalf(last) ? kHalfDay : kMinutesOfDay;
    auto length = (to - from + kMinutesOfDay) % period;
    if (length == 0) length = period;
    if (!first.isTwelveHour) from = (to - length + kMinutesOfDay) % kMinutesOfDay;
    to = from + length;
    bool const hasMinutes = written.hasMinutes || interval % kMinutesOfHour != 0;
    return stepped(from, to, interval, most, [&](std::int64_t minutes) {
        auto const hour = minutes / kMinutesOfHour % 12;
        auto text = std::to_string(hour == 0 ? 12 : hour);
        if (hasMinutes) text += ":" + twoDigits(minutes % kMinutesOfHour);
        return text + (written.isSpaced ? " " : "") + (minutes % kMinutesOfDay >= kHalfDay ? "pm" : "am");
    });
}

} // namespace

std::optional<GivenSequence> timesBetween(RangeEnd const& first, RangeEnd const& last, std::int64_t interval,
                                          std::size_t most) {
    if (interval < 1) return std::nullopt;
    if (first.isTwelveHour || last.isTwelveHour) return twelveHourTimes(first, last, interval, most);
    auto const from = first.minutes();
    auto const to = last.minutes();
    if (from < 0 || to > kMinutesOfDay || from >= to) return std::nullopt;
    bool const isPadded = first.kind != RangeEnd::Kind::Time || first.isPadded;
    return stepped(from, to, interval, most, [&](std::int64_t minutes) {
        auto const hour = minutes / kMinutesOfHour;
        return (isPadded ? twoDigits(hour) : std::to_string(hour)) + ":" +
               twoDigits(minutes % kMinutesOfHour);
    });
}

} // namespace wheelwright::ideas
