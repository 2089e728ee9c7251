#include "retention/retention.hpp"
#include "base/deadline.hpp"
#include "base/log.hpp"
#include "base/text.hpp"

namespace wheelwright::retention {
namespace {

using namespace std::chrono_literals;
using storage::Connection;
using storage::Query;

constexpr auto kBetween = 1h;
constexpr auto kLongAway = 7 * 24h;

constexpr Query kLast{"tidy_last", "select value from installation where name = 'tidied_at'"};
constexpr Query kTake{"tidy_take",
                      "update installation set value = $2 where name = 'tidied_at' and value = $1"};

} // namespace

bool Retention::takeTurn() {
    auto const now = clock_.now();
    // Check with a read first, so that nothing is written when no turn is due.
    auto const stored = database_.read(
        [](Connection& connection) { return connection.run(kLast).one().get<std::string>("value"); });
    auto const last = instantOf(wholeNumber(stored).value_or(0));
    if (!isDue(last, now, kBetween)) return false;
    auto const taken = std::to_string(millisecondsOf(now));
    bool const isOurs = database_.write(
        [&](Connection& connection) { return connection.run(kTake, stored, taken).affected() > 0; });
    if (!isOurs) return false;
    if (last > now + kClocksDiffer) correctTimes(now, last);
    // A clock that is ahead makes everything look expired. An hour is time to notice and to set it.
    bool const mayBeAhead = now - last > kLongAway && last > Instant{};
    if (mayBeAhead)
        log::warn("last run long ago or clock ahead, deleting expired data in an hour",
                  {{"last", std::string_view{isoTime(last)}}});
    return !mayBeAhead;
}

// What was stored meanwhile would be kept for too long, by as much as the clock was ahead.
void Retention::correctTimes(Instant now, Instant ahead) {
    std::int64_t count = 0;
    for (auto const& [table, column] : times_) {
        auto const sql = "update " + table + " set " + column + " = $1 where " + column + " > $2";
        count += database_.write([&](Connection& connection) {
            return connection.run(Query{"time_correct", sql}, millisecondsOf(now), latestTime(now))
                .affected();
        });
    }
    auto const until = isoTime(ahead);
    log::warn("stored times corrected, the clock was ahead",
              {{"ahead", std::string_view{until}}, {"count", count}});
}

void Retention::interrupt() {
    interrupted_ = true;
    for (auto const& kind : kinds_)
        if (kind.interrupt) kind.interrupt();
}

std::int64_t Retention::forgetAll(RetentionRule const& kind) {
    auto const before = clock_.now() - kind.days * 24h;
    std::int64_t count = 0;
    while (!interrupted_) {
        auto const some = kind.purgeBatch(before);
        if (some == 0) break;
        count += some;
    }
    return count;
}

std::vector<Purged> Retention::run(bool alsoShared) {
    std::vector<Purged> all;
    for (auto const& kind : kinds_) {
        if (kind.days == 0 || !(alsoShared || kind.isLocal)) continue;
        try {
            auto const count = forgetAll(kind);
            all.push_back({kind.name, count});
            if (count > 0)
                log::info("expired data deleted", {{"kind", std::string_view{kind.name}}, {"count", count}});
        } catch (std::exception const& problem) {
            log::error("deleting expired data failed", {{"kind", std::string_view{kind.name}},
                                                        {"problem", std::string_view{problem.what()}}});
        }
    }
    return all;
}

std::vector<Purged> Retention::run() {
    return run(true);
}

std::vector<Purged> Retention::runInTurn() {
    return run(takeTurn());
}

} // namespace wheelwright::retention
