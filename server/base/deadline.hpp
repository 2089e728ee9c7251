#pragma once
#include "base/clock.hpp"

// How stored times are compared with the clock. A clock that was ahead once, perhaps by years, has left times
// that a right clock can't have written yet. They count as over: otherwise a mail would wait until then, a
// link would be valid until then, and what is done once an hour would not be done before.
namespace wheelwright {

// The clocks of servers that share a database may differ by this much.
inline constexpr std::chrono::milliseconds kClocksDiffer = std::chrono::minutes{1};

// Whether `period` has passed since `last`.
constexpr bool isDue(Instant last, Instant now, std::chrono::milliseconds period) {
    return now - last >= period || last > now + kClocksDiffer;
}

// Whether a deadline, set at most `longest` ahead, is over.
constexpr bool isOver(Instant deadline, Instant now, std::chrono::milliseconds longest) {
    return isDue(deadline - longest, now, longest);
}

// For queries: the latest deadline that a right clock can have set by now.
constexpr std::int64_t latestDeadline(Instant now, std::chrono::milliseconds longest) {
    return millisecondsOf(now + longest + kClocksDiffer);
}
// For queries: the latest time that a right clock can have written by now.
constexpr std::int64_t latestTime(Instant now) {
    return millisecondsOf(now + kClocksDiffer);
}

} // namespace wheelwright
