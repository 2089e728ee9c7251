#include "wheels/wheels.hpp"

namespace wheelwright::wheels {
namespace {

using storage::Connection;

// Until a wheel has a log, its results are those in its document.
SpinsAnswer unbegun(Connection& connection, WheelRecord const& wheel, SpinsKnown const& known) {
    SpinsAnswer answer;
    if (known.after != 0 || known.folded != 0) answer.base = resultsInDocument(textOf(connection, wheel));
    return answer;
}

// A caller may know entries of a log that is gone, because the wheel was deleted and saved again or a backup
// was restored. It gets the whole log.
SpinsKnown knownOf(SpinLog const& log, SpinsKnown const& known) {
    return known.after > log.lastSeq ? SpinsKnown{} : known;
}

SpinsAnswer answerFrom(Connection& connection, WheelId const& wheelId, SpinLog const& log,
                       SpinsKnown const& known) {
    SpinsAnswer answer{.mark = known.after, .folded = log.folded};
    // The base of a caller without entries may come from a document that is older than the log.
    if (known.after == 0 || known.folded != log.folded) answer.base = log.base;
    answer.entries = spinsAfter(connection, wheelId, known.after, kMostSpinsAtOnce);
    if (!answer.entries.empty()) answer.mark = answer.entries.back().seq;
    answer.hasMore = answer.mark < log.lastSeq;
    return answer;
}

SpinLog begunLog(Connection& connection, WheelRecord const& wheel) {
    if (auto log = findSpinLog(connection, wheel.id)) return std::move(*log);
    SpinLog log{.base = resultsInDocument(textOf(connection, wheel))};
    beginSpinLog(connection, wheel.id, log.base);
    return log;
}

} // namespace

Result<SpinsAnswer> Wheels::spins(Asker const& asker, WheelId const& id, SpinsKnown const& known) {
    return database_.read([&](Connection& connection) {
        return connection.transaction([&]() -> Result<SpinsAnswer> {
            auto const wheel = find(connection, asker, id);
            if (!wheel) return wheel.error();
            auto const log = findSpinLog(connection, id);
            if (!log) return unbegun(connection, *wheel, known);
            return answerFrom(connection, id, *log, knownOf(*log, known));
        });
    });
}

Result<SpinsAnswer> Wheels::addSpins(Asker const& asker, WheelId const& id, SpinsSent const& sent) {
    if (sent.entries.empty()) return spins(asker, id, sent.known);
    return database_.write([&](Connection& connection) -> Result<SpinsAnswer> {
        auto const wheel = find(connection, asker, id);
        if (!wheel) return wheel.error();
        auto log = begunLog(connection, *wheel);
        auto const known = knownOf(log, sent.known);
        auto const added = wheels::addSpins(connection, id, log, sent.entries);
        auto answer = answerFrom(connection, id, log, known);
        answer.added = added;
        return answer;
    });
}

std::string Wheels::withLoggedResults(Connection& connection, WheelId const& id, std::string wheel) const {
    auto const log = findSpinLog(connection, id);
    return log ? withResults(wheel, resultsOf(connection, id, *log)) : std::move(wheel);
}

// Runs outside the transaction of a save: other writes would have to wait while it reads a long log.
std::string Wheels::withLoggedResults(WheelId const& id, std::string wheel) const {
    return database_.read([&](Connection& connection) {
        return connection.transaction([&] { return withLoggedResults(connection, id, std::move(wheel)); });
    });
}

} // namespace wheelwright::wheels
