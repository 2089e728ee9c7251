#include "base/digest.hpp"
#include "base/text.hpp"
#include "wheels/share_cache.hpp"
#include "wheels/stock.hpp"
#include "wheels/wheels.hpp"
#include <algorithm>
#include <boost/json/serialize.hpp>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;
using storage::Connection;

// A change is prepared outside of the transaction that stores it, unless others keep getting in between.
constexpr int kTriesOutside = 4;

// Entries per transaction, so that no save waits for a thousand of them.
constexpr std::ptrdiff_t kStoredAtOnce = 250;

constexpr std::size_t kLongestSpinnerName = 80; // bytes: an entry has at most 512 beside its text

// The same for the same winner of the same draw, in the form of a version 4 UUID.
std::string entryIdOf(std::string_view receipt, std::int64_t place) {
    auto id = sha256Hex(std::string{receipt} + " " + std::to_string(place)).substr(0, 32);
    id[12] = '4';
    id[16] = '8';
    for (auto const dash : {8U, 13U, 18U, 23U})
        id.insert(dash, 1, '-');
    return id;
}

// Until a wheel has a log, its results are those in its document.
SpinsAnswer unbegun(Connection& connection, WheelRecord const& wheel, SpinsKnown const& known) {
    SpinsAnswer answer;
    if (known.after != 0 || known.folded != 0) answer.base = resultsInDocument(textOf(connection, wheel));
    return answer;
}

// A caller may know entries of a log that is gone, because the wheel was deleted and saved again or a backup
// was restored. It gets the whole log.
SpinsKnown knownOf(std::int64_t lastSeq, SpinsKnown const& known) {
    return known.after > lastSeq ? SpinsKnown{} : known;
}

SpinsAnswer answerFrom(Connection& connection, WheelId const& wheelId, SpinLog const& log,
                       SpinsKnown const& known) {
    SpinsAnswer answer{
        .mark = std::max(known.after, log.folded), .folded = log.folded, .order = log.lastOrder};
    // The base of a caller without entries may come from a document that is older than the log.
    if (known.after == 0 || known.folded != log.folded) answer.base = baseOf(connection, wheelId);
    answer.entries = spinsAfter(connection, wheelId, answer.mark, kMostSpinsAtOnce);
    if (!answer.entries.empty()) answer.mark = answer.entries.back().seq;
    answer.hasMore = answer.mark < log.lastSeq;
    return answer;
}

void trimAll(storage::Database& database, WheelId const& id) {
    while (database.write([&](Connection& connection) { return trim(connection, id); })) {
    }
}

} // namespace

SpinResults currentResults(Connection& connection, WheelRecord const& wheel, std::string_view text) {
    auto const log = findSpinLog(connection, wheel.id);
    return resultsOf(log ? resultsOf(connection, wheel.id, *log) : resultsInDocument(text));
}

Result<SpinsAnswer> Wheels::spins(Asker const& asker, WheelId const& id, SpinsKnown const& known) {
    return database_.read([&](Connection& connection) {
        return connection.transaction([&]() -> Result<SpinsAnswer> {
            auto const wheel = find(connection, asker, id);
            if (!wheel) return wheel.error();
            auto const log = findSpinLog(connection, id);
            if (!log) return unbegun(connection, *wheel, known);
            return answerFrom(connection, id, *log, knownOf(log->lastSeq, known));
        });
    });
}

Result<LogChange> Wheels::changeOfLog(Connection& connection, Asker const& asker, WheelId const& id,
                                      std::vector<SpinEntry> const& entries) {
    auto const wheel = find(connection, asker, id);
    if (!wheel) return wheel.error();
    return changeOf(connection, *wheel, entries);
}

// Results count for the owner, also if a co-editor adds them.
Result<bool> Wheels::storeInLog(Connection& connection, Asker const& asker, WheelId const& id,
                                LogChange const& change) {
    auto const wheel = find(connection, asker, id);
    if (!wheel) return wheel.error();
    if (change.firstBase && change.version != wheel->version) return false;
    if (wheel->ownerId)
        if (auto const fits = rules_.ledger.charge(connection, *wheel->ownerId, ledger::Kind::Results,
                                                   change.growth(), clock_.now());
            !fits)
            return fits.error();
    // The copy that others see has no results: they see what is left of its prizes.
    if (wheel->shareId && mayHaveStock(textOf(connection, *wheel)))
        noteShareChange(connection, *wheel->shareId, now());
    return store(connection, id, change);
}

Result<LogChange> Wheels::addToLog(Asker const& asker, WheelId const& id,
                                   std::vector<SpinEntry> const& entries) {
    for (int tries = 0; tries < kTriesOutside; ++tries) {
        auto change = database_.read([&](Connection& connection) {
            return connection.transaction([&] { return changeOfLog(connection, asker, id, entries); });
        });
        if (!change || change->isEmpty()) return change;
        auto const isStored = database_.write(
            [&](Connection& connection) { return storeInLog(connection, asker, id, *change); });
        if (!isStored) return isStored.error();
        if (*isStored) return change;
    }
    return database_.write([&](Connection& connection) -> Result<LogChange> {
        auto change = changeOfLog(connection, asker, id, entries);
        if (!change) return change;
        if (auto const isStored = storeInLog(connection, asker, id, *change); !isStored)
            return isStored.error();
        return change;
    });
}

Result<SpinsAnswer> Wheels::addSpins(Asker const& asker, WheelId const& id, SpinsSent const& sent) {
    auto known = sent.known;
    std::int64_t added = 0;
    auto refused = sent.refused;
    for (auto from = sent.entries.begin(); from != sent.entries.end();) {
        auto const to = from + std::min(kStoredAtOnce, sent.entries.end() - from);
        auto const change = addToLog(asker, id, {from, to});
        if (!change) return change.error();
        if (from == sent.entries.begin()) known = knownOf(change->before.lastSeq, known);
        if (change->takesBase()) trimAll(database_, id);
        added += static_cast<std::int64_t>(change->added.size());
        refused.insert(refused.end(), change->refused.begin(), change->refused.end());
        from = to;
    }
    auto answer = spins(asker, id, known);
    if (!answer) return answer;
    answer->added = added;
    answer->refused = std::move(refused);
    return answer;
}

Result<std::int64_t> Wheels::addWins(Asker const& asker, WheelId const& id, Won const& won,
                                     std::vector<WonSlice> const& winners) {
    auto const order = database_.read([&](Connection& connection) {
        auto const log = findSpinLog(connection, id);
        return log ? log->lastOrder : 0;
    });
    json::array entries;
    auto const first = std::max(now(), won.after + 1);
    for (auto const& [guid, text] : winners) {
        auto const place = static_cast<std::int64_t>(entries.size());
        entries.push_back({{"id", entryIdOf(won.receipt, place)},
                           {"kind", "win"},
                           {"order", order + 1 + place},
                           {"at", first + place},
                           {"guid", guid},
                           {"text", text},
                           {"by", {{"id", won.byId}, {"name", shortened(won.byName, kLongestSpinnerName)}}},
                           {"receipt", won.receipt}});
    }
    if (won.endsRound && !entries.empty()) entries.back().as_object()["endsRound"] = true;
    json::object const body{{"entries", std::move(entries)}};
    auto const sent = readSpins(body, json::serialize(body));
    if (!sent) return sent.error();
    auto const change = addToLog(asker, id, sent->entries);
    if (!change) return change.error();
    if (change->takesBase()) trimAll(database_, id);
    return static_cast<std::int64_t>(change->added.size());
}

void settleLogs(storage::Database& database) {
    for (WheelId last;;) {
        auto const ids =
            database.read([&](Connection& connection) { return unsettledLogs(connection, last); });
        if (ids.empty()) return;
        last = ids.back();
        for (auto const& id : ids) {
            auto const change = database.read([&](Connection& connection) {
                return connection.transaction([&]() -> std::optional<LogChange> {
                    auto const wheel = findWheel(connection, id);
                    return wheel ? std::optional{changeOf(connection, *wheel, {})} : std::nullopt;
                });
            });
            if (!change || change->isEmpty()) continue; // deleted or settled since
            database.write([&](Connection& connection) { store(connection, id, *change); });
            trimAll(database, id);
        }
    }
}

} // namespace wheelwright::wheels
